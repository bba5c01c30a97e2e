/** A finished game in a list to choose from: when it ended, who else played, and who won. */

import type { SeatCard, TableCard } from '../wire/wire'

export function previousGame(card: TableCard, lang: string, name: (seat: SeatCard) => string): Record<string, string> {
  const ended = new Date(card.moved * 1000)
  const listed = (seats: SeatCard[]): string => new Intl.ListFormat(lang).format(seats.map(name))
  const winners = card.seats.filter((seat) => card.outcome?.places[seat.seat] === 1)
  return {
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ended),
    others: listed(card.seats.filter((seat) => seat.seat !== card.mine)),
    winner: listed(winners),
    won: winners.some((seat) => seat.seat === card.mine) ? 'me' : 'others',
  }
}
