// Our own small pictures: tinctures with their hatching, charges, pieces. All stand around (0, 0).

import { svg } from './base.js'

// The engravers' code: a tincture can be told without its colour.
const HATCHINGS = {
  gules: 'M3 0V6',
  azure: 'M0 3H6',
  vert: 'M-1-1L7 7M-1 5L1 7M5-1L7 1',
  or: 'M1.5 1.5h.01M4.5 4.5h.01',
  purpure: 'M-1 7L7-1M-1 1L1-1M5 7L7 5',
  tenne: 'M-1 7L7-1M-1 1L1-1M5 7L7 5M0 3H6',
  sable: 'M3 0V6M0 3H6',
}

const CHARGES = {
  'fleur-de-lys': 'M0-9C3-6 3.6-2 2 2H-2C-3.6-2-3-6 0-9ZM3 2C3.4-3.4 9-4.4 9 0 9 2.4 6.8 2.8 6 1.8 6.2 4.4 4.4 4.6 3 4ZM-3 2C-3.4-3.4-9-4.4-9 0-9 2.4-6.8 2.8-6 1.8-6.2 4.4-4.4 4.6-3 4ZM-2 5H2L3.2 9H-3.2Z',
  ship: 'M-9 3H9C8 7 5 8.4 0 8.4S-8 7-9 3ZM-.8 2V-9H.8V2ZM1.8-8C6.4-6 7.4-2 6.4 1.4H1.8ZM-1.8-6C-5.4-4-6.2-1-5.6 1.4H-1.8Z',
  eagle: 'M0-9.4L2.2-7.2 1.2-5C5-9 9.6-7 9.2-1.6 8.4-2.8 7.4-2.8 6.8-2.2 7 .2 5.4 1.4 3.6 1.2L2 3.2 4.2 7.2 1.6 6.2 0 9.4-1.6 6.2-4.2 7.2-2 3.2-3.6 1.2C-5.4 1.4-7 .2-6.8-2.2-7.4-2.8-8.4-2.8-9.2-1.6-9.6-7-5-9-1.2-5L-2.2-7.2Z',
  lion: 'M0-9.4L2.6-6.6 6.4-7.2 6.6-3.4 9.6-1 7.2 2 7.6 5.8 3.8 6.2 1.6 9.2-1.6 9.2-3.8 6.2-7.6 5.8-7.2 2-9.6-1-6.6-3.4-6.4-7.2-2.6-6.6ZM-3.6-2.6A1.2 1.2 0 1 0-1.2-2.6 1.2 1.2 0 1 0-3.6-2.6ZM1.2-2.6A1.2 1.2 0 1 0 3.6-2.6 1.2 1.2 0 1 0 1.2-2.6ZM-2 1.4L0 3.6 2 1.4ZM-3 5Q0 6.6 3 5L2.6 4.4Q0 5.4-2.6 4.4Z',
  horse: 'M-6 8.6H6.4C7 2 6.6-6-.4-8.8L-1-6.4C-4.6-5.4-6.6-2-7.8 1.4L-5.8 3.6C-3.6 2.8-2.6 1.4-1 1.4 1.6 1.4 1.4 2-3.4 4.6-5 5.6-5.8 7-6 8.6ZM-2.6-3.4A.9.9 0 1 1-2.6-3.3Z',
  boar: 'M-9.4.6C-8.4-3.6-5.4-5.6-2-5.8L0-7.4 2-6 4-6.8 5.6-5.2C8.4-4.2 9.2-1.4 9.2 1.4L8-.4C7.8 2 7 3 6.8 3.4L7.2 7.4H4.8L4 3.8H-2.4L-2.8 7.4H-5.2L-5.4 3.2C-7 3-8 2.4-8.4 2.2L-10 2.6Z',
}

const SHIELD = 'M-11-12H11V0C11 8 5 12 0 14-5 12-11 8-11 0Z'
const KING = 'M-12-4H12V7C12 14 6 18 0 20-6 18-12 14-12 7Z'
const CROWN = 'M-10-6L-12-16-5.5-11.5 0-18 5.5-11.5 12-16 10-6Z'
const PIPS = { bronze: 'M0 0h.01', silver: 'M-2.4 0h.01M2.4 0h.01', gold: 'M-2.6 1.8h.01M2.6 1.8h.01M0-2.4h.01' }

export const hatchings = () =>
  Object.entries(HATCHINGS).map(([tincture, d]) =>
    svg('pattern', { id: `h-${tincture}`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
      svg('path', { d, class: `hatch ${tincture === 'or' ? 'dots' : ''}` })))

const charged = (charge, at = '') =>
  CHARGES[charge] && svg('path', { d: CHARGES[charge], class: 'charge', 'fill-rule': 'evenodd', transform: at })

const tinted = (d, tincture) => [
  svg('path', { d, class: 'tint rim' }), svg('path', { d, fill: `url(#h-${tincture})` })]

const DRAWN = {
  king: ({ tincture, charge }) => [
    svg('path', { d: CROWN, class: 'gold rim' }), tinted(KING, tincture), charged(charge, 'translate(0 6)')],
  warrior: ({ tincture }) => [
    svg('path', { d: 'M-9 13L10-17M7-18L13-21 12-14Z', class: 'spear' }),
    tinted('M-11 0A11 11 0 1 0 11 0 11 11 0 1 0-11 0Z', tincture), svg('circle', { r: 3.4, class: 'boss' })],
  'control-token': ({ tincture }) => [
    svg('path', { d: 'M-8 12V-12', class: 'spear' }), tinted('M-8-12H10L6-6 10 0H-8Z', tincture)],
  'domination-tile': ({ tincture }) => [
    tinted('M-11-11H11V11H-11Z', tincture), svg('path', { d: 'M-6-6L6 6M6-6L-6 6', class: 'struck' })],
  chest: () => [
    svg('path', { d: 'M-9-1C-9-8 9-8 9-1V8H-9Z', class: 'chest rim' }),
    svg('path', { d: 'M-9 0H9M-5-6V8M5-6V8', class: 'thin' }), svg('circle', { r: 2.2, cy: 1, class: 'boss' })],
  diamond: () => [
    svg('path', { d: 'M0-10L9 0 0 10-9 0Z', class: 'coin diamond rim' }),
    svg('path', { d: 'M-9 0H9M0-10L-3 0 0 10 3 0Z', class: 'thin' })],
}

const coin = (kind) => [
  svg('circle', { r: 9, class: `coin ${kind} rim` }), svg('path', { d: PIPS[kind] ?? PIPS.bronze, class: 'pips' })]

export function drawPiece(piece) {
  const drawn = (DRAWN[piece.kind] ?? (() => coin(piece.kind)))(piece)
  const count = (piece.count ?? 1) > 1 && svg('g', { class: 'count', transform: 'translate(9 9)' },
    svg('circle', { r: 7 }), svg('text', { dy: '.36em' }, String(piece.count)))
  return svg('g', { class: `piece t-${piece.tincture ?? ''}` }, drawn, count)
}

const picture = (viewBox, ...content) =>
  svg('svg', { viewBox, class: 'glyph', 'aria-hidden': 'true', focusable: 'false' }, ...content)

export const shield = (tincture, charge) =>
  picture('-13 -14 26 30',
    svg('g', { class: `piece t-${tincture}` }, tinted(SHIELD, tincture), charged(charge, 'translate(0 -1)')))

const ARMS = { gules: 'horse', purpure: 'eagle', azure: 'ship', or: 'lion', tenne: 'boar', vert: 'fleur-de-lys' }

export const arms = () => Object.entries(ARMS).map(([tincture, charge]) => shield(tincture, charge))

export const token = (kind) => (PIPS[kind] || kind === 'diamond')
  && picture('-11 -11 22 22', svg('g', { class: 'piece' }, drawPiece({ kind })))
