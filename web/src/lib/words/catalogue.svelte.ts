/** What can be played here, and what things are called. */

import { get } from '../wire/api'
import { memory } from '../memory'
import { inOwn, t } from './words.svelte'
import type { BotCard, Catalogue, GameCard, SeatCard } from '../wire/wire'

let known = $state.raw<Catalogue | null>(null)
let asking: Promise<Catalogue> | null = null

/** The catalogue, asked for once. */
export function catalogue(): Promise<Catalogue> {
  asking ??= get<Catalogue>('/games').then((found) => (known = found))
  asking.catch(() => (asking = null))
  return asking
}

/** The catalogue asked for again: somebody may have brought an edition since. */
export function newestCatalogue(): Promise<Catalogue> {
  asking = null
  return catalogue()
}

export const games = (): GameCard[] => known?.games ?? []

export const gameCard = (id: string): GameCard | undefined => known?.games.find((game) => game.id === id)

export const gameName = (id: string): string => inOwn(gameCard(id)?.name, id)

/** The bots that one may play against; the steward only stands in for people. */
export const opponents = (): BotCard[] => known?.bots.filter((bot) => bot.name !== 'steward') ?? []

const LEVEL = 'lobby.level'
const EASY = 'squire'

/** How strong the bots were the last time; easy ones to begin with. */
export const usualLevel = (): string => memory.get(LEVEL) ?? EASY

export const likeLevel = (name: string): void => memory.set(LEVEL, name)

export const botTitle = (name: string | null): string =>
  inOwn(known?.bots.find((bot) => bot.name === name)?.title, name ?? '')

/** Who sits somewhere: a person or a bot by name. */
export const seatName = (seat: SeatCard): string => (seat.kind === 'free' ? t('seat-free') : seat.name)

/** Who sits somewhere, and of a bot how strong it is. */
export const seatTitle = (seat: SeatCard): string =>
  seat.kind === 'bot' ? t('seat-bot', { name: seat.name, level: botTitle(seat.bot) }) : seatName(seat)
