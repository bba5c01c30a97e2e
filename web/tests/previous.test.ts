import { describe, expect, it } from 'vitest'
import { previousGame } from '../src/lib/forms/previous'
import type { SeatCard, TableCard } from '../src/lib/wire/wire'

const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, kind: 'person', name, bot: null, steward: false }) as SeatCard)

const card = (mine: number, winner: number): TableCard =>
  ({
    id: 7,
    seats,
    mine,
    moved: Date.UTC(2026, 2, 14, 12) / 1000,
    outcome: { places: Object.fromEntries(seats.map(({ seat }) => [seat, seat === winner ? 1 : 2])), scores: {}, how: '' },
  }) as unknown as TableCard

const told = (mine: number, winner: number, lang = 'en') => previousGame(card(mine, winner), lang, (seat) => seat.name)

describe('a finished game to choose', () => {
  it('names when it was, the others and the winner', () => {
    expect(told(0, 2)).toMatchObject({ others: 'Bo and Cy', winner: 'Cy', won: 'others' })
    expect(told(0, 2)['date']).toContain('Mar 14, 2026')
    expect(told(0, 2, 'fr')['date']).toContain('14 mars 2026')
  })

  it('tells when one won oneself', () => {
    expect(told(1, 1)).toMatchObject({ others: 'Ada and Cy', won: 'me' })
  })
})
