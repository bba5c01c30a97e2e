/** Made-up papers: a mat in sections, a wheel, a family, dice, documents, cards that belong together. */

import type { Box, Card, Counter, Dice, Document, Panel, Relation, Sheet } from '../src/lib/wire/wire'

const good = (name: string, value = 1, icons?: string[]): Counter => ({ name, value, ...(icons && { icons }) })
const prod = (name: string): Counter => good(`${name}-production`, 1, ['production', name])
const box = (id: string, more: Partial<Box> = {}): Box => ({ type: 'Box', id, ...more })
const sheet = (id: string, more: Partial<Sheet> = {}): Sheet => ({ type: 'Sheet', id, label: { id: `sheet-${id}` }, ...more })

const line = (id: string, gives: (Counter[] | null)[], filled: number, price: Counter[][] = []): Sheet =>
  sheet(id, { layout: 'line', boxes: gives.map((each, n) => box(`${id}:${n + 1}`, { label: { id: 'number', about: { n: n + 1 } }, checked: n < filled, gives: each ?? [], ...(price.length && { price }) })) })

const WHEEL: [number, number, number[], string][] = [
  [0, 0, [], 'craftsman'], [-1, 1, [0], 'craftsman'], [1, 1, [0], 'patron'], [-2, 2, [1], 'knight'], [0, 2, [1, 2], 'craftsman'], [2, 2, [2], 'patron'],
  [-2, 3.2, [3], 'knight'], [-0.6, 3.2, [4], 'coin'], [0.6, 3.2, [4], 'coin'], [2, 3.2, [5], 'knight'], [0, 4.3, [7, 8], 'knight'],
]
const wheel = sheet('wheel', {
  layout: 'placed',
  boxes: WHEEL.map(([x, y, joined, gives], n) => box(`wheel:${n}`, {
    at: [x, y], round: true, checked: n < 3, gives: [good(gives), ...(n === 10 ? [prod(gives)] : [])], relations: joined.map((to) => ({ to: `wheel:${to}` })), barred: n > 5, ...(n > 5 ? { needs: [{ id: 'need-next' }] } : {}),
  })),
})

const WORKS: [string, number, number, number | null, Partial<Box>][] = [
  ['ladders', 0, 0, null, { checked: true, gives: [good('might')], price: [[good('craftsman'), good('material')]] }],
  ['crane', 1, 0, 0, { gives: [good('serf')], price: [[good('craftsman'), good('material')]] }],
  ['ram', 2, -0.55, 1, { gives: [good('might')], price: [[good('craftsman'), good('material', 2)]], needs: [{ id: 'need-crane' }], barred: true }],
  ['catapult', 2, 0.55, 1, { gives: [good('might')], price: [[good('craftsman'), good('material', 2)]], needs: [{ id: 'need-crane' }], barred: true }],
  ['trebuchet', 3, 0.55, 3, { gives: [good('soldier'), good('might')], price: [[good('craftsman', 2), good('material', 2)]], needs: [{ id: 'need-crane' }], barred: true }],
]
const works = sheet('works', {
  layout: 'placed',
  boxes: WORKS.map(([id, x, y, after, more]) => box(`works:${id}`, { label: { id: `box-${id}` }, at: [x, y], ...(after !== null && { relations: [{ to: `works:${WORKS[after]![0]}` }] }), ...more })),
})

const keep = sheet('keep', {
  boxes: [
    box('keep:build', { label: { id: 'box-build' }, checked: true, price: [[good('craftsman'), good('material')]], gives: [good('influence')] }),
    box('keep:1', { label: { id: 'box-hall' }, price: [[good('patron')]], gives: [good('knight')] }),
    box('keep:2', { label: { id: 'box-store' }, price: [[good('serf')], [good('soldier')]], gives: [good('star')] }),
    box('keep:3', { label: { id: 'box-tower' }, price: [[good('patron')]], gives: [good('influence'), good('beer', 2)], needs: [{ id: 'need-measure', about: { n: 4 } }], barred: true }),
  ],
})

const every = (n: number, gives: Counter[]) => (_: unknown, place: number) => (place % n === n - 1 ? gives : null)
export const mat = sheet('mat', {
  owner: 0,
  counters: [good('serf', 4), good('craftsman', 2), good('patron', 0), good('coin', 7), good('material', 3), good('food', 2), good('pitch', 2)],
  sections: [
    line('bravery', Array.from({ length: 24 }, every(3, [good('serf')])), 7),
    line('loyalty', Array.from({ length: 24 }, every(4, [good('soldier')])), 3),
    line('farms', [[good('food')], null, [good('food'), prod('food')], null, [good('food')], null, [good('food'), prod('food')]], 2, [[good('serf')]]),
    keep, wheel, works,
  ],
})

const quarter = (id: string, tincture: string, x: number, y: number): Sheet => sheet(id, {
  tincture, price: [[good('coin')]],
  boxes: [[1, 1], [2.2, 0.9], [0.9, 2.2], [2.1, 2.1]].map(([across, down], n) => box(`${id}:${n}`, {
    at: [across! * x, down! * y], round: true, checked: n === 0, gives: [good('knight')], relations: [{ to: n ? `${id}:${n === 3 ? 1 : 0}` : 'hub' }],
  })),
})
const disc = sheet('disc', {
  layout: 'wheel', price: [[good('coin')]], boxes: [box('hub', { at: [0, 0], round: true, checked: true, gives: [good('wheel')] })],
  sections: [quarter('east', 'azure', 1, -1), quarter('south', 'sable', 1, 1), quarter('west', 'purpure', -1, 1), quarter('north', 'gules', -1, -1)],
})
const castle = sheet('castle', {
  layout: 'placed',
  boxes: [
    box('wall:top', { label: { id: 'box-tower' }, at: [2.5, 0.5], size: [3, 1], shape: 'die', value: 3, gives: [good('wall')] }),
    box('wall:left', { label: { id: 'box-tower' }, at: [0.5, 2.5], size: [1, 3], shape: 'die', value: 1, gives: [good('wall')], lacks: [good('force', 2)], tincture: 'gules' }),
    box('man', { label: { id: 'box-hall' }, at: [1.6, 2.5], round: true, gives: [good('soldier', 4)] }),
  ],
})
const strings = sheet('strings', {
  layout: 'placed',
  boxes: ['gules', 'vert', 'or'].map((tincture, n) => box(`flag:${n}`, { label: { id: 'number', about: { n } }, at: [2 * n, n % 2 ? 0.3 : 0], shape: 'pennant', tincture, checked: n === 0, relations: n < 2 ? [{ to: `flag:${n + 1}`, kind: 'string' }] : [] })),
})
const sums = sheet('sums', {
  sections: [6, 12].map((of) => sheet(`sum:${of}`, { label: { id: 'number', about: { n: of } }, layout: 'sum', counters: [good('any', 2)], boxes: [box(`sum:${of}:a`, { checked: true, value: 4 }), box(`sum:${of}:b`)] })),
})
const cards = sheet('cards', {
  boxes: ['hall', 'store', 'tower'].map((id, n) => box(`card:${id}`, { label: { id: `box-${id}` }, shape: 'card', text: { id: 'law-text' }, holds: [good('might', n + 2)], price: [[good('food')]], ...(n === 1 && { tincture: 'gules', seats: [0, 1] }) })),
})
/** Papers of many areas. */
export const domain = sheet('domain', {
  owner: 0, counters: mat.counters!,
  sections: [
    sheet('front', { sections: [cards, castle, disc] }),
    sheet('back', { sections: [sheet('land', { sections: [line('farms-2', [[good('food')], null, [good('food'), prod('food')]], 1, [[good('serf')]]), sums] }), strings] }),
  ],
})

const person = (id: string, charge: string, tincture: string, life: string, relations: Relation[] = []): Box =>
  box(`person:${id}`, { label: { id: `person-${id}` }, charge, tincture, value: life, relations })
const child = (...of: string[]): Relation[] => of.map((to) => ({ to: `person:${to}`, kind: 'descent' }))
const wed = (to: string): Relation => ({ to: `person:${to}`, kind: 'couple', label: { id: 'spouse-of', about: { name: to } } })
export const tree = sheet('house', {
  layout: 'tree',
  boxes: [
    person('Henry', 'lion', 'gules', '45'), person('Maud', 'eagle', 'or', '41', [wed('Henry')]),
    person('William', 'lion', 'gules', '22', child('Henry', 'Maud')), person('Alice', 'fleur-de-lys', 'azure', '20', [wed('William')]),
    person('Geoffrey', 'lion', 'gules', '19', [...child('Henry', 'Maud'), { to: 'person:Otto', kind: 'captive', label: { id: 'prisoner-of', about: { name: 'Otto' } } }]),
    person('Joan', 'lion', 'gules', '17', child('Henry', 'Maud')), person('Otto', 'raven', 'sable', '24', [wed('Joan')]),
    person('Edith', 'lion', 'gules', '2', child('William', 'Alice')), person('Hugh', 'lion', 'gules', '0', child('William', 'Alice')), person('Adela', 'raven', 'sable', '1', child('Joan', 'Otto')),
  ],
})

export const dice: Dice[] = [
  { type: 'Dice', id: 'dice:1', label: { id: 'dice-battle' }, owner: 0, dice: [{ value: 6 }, { value: 3 }, { value: 1, spent: true }, { value: 5 }], total: 14 },
  { type: 'Dice', id: 'dice:2', label: { id: 'dice-survival' }, owner: 1, dice: [{ value: 10, sides: 10 }, { face: 'axe', tincture: 'argent' }, {}] },
]

export const documents: Document[] = [
  {
    type: 'Document', id: 'contract', label: { id: 'contract-title' }, state: { id: 'state-draft' }, text: { id: 'contract-text' },
    clauses: ['peace', 'passage', 'dowry'].map((id, n) => ({ type: 'Clause', id: `clause:${id}`, label: { id: `clause-${id}` }, ...(n === 2 && { state: { id: 'clause-paid' } }) })),
    parties: [{ label: { id: 'house-gules' }, seat: 0, tincture: 'gules', charge: 'lion', signed: true }, { label: { id: 'house-azure' }, seat: 1, tincture: 'azure', charge: 'fleur-de-lys' }],
  },
  { type: 'Document', id: 'law', kind: 'law', label: { id: 'law-title' }, state: { id: 'state-force' }, clauses: [{ type: 'Clause', id: 'law:1', label: { id: 'law-text' } }] },
  { type: 'Document', id: 'letter', kind: 'letter', label: { id: 'letter-title' }, sealed: true, parties: [{ label: { id: 'house-azure' }, seat: 1, tincture: 'azure', charge: 'fleur-de-lys', signed: true }] },
]

export const people: Card[] = [
  { type: 'Card', id: 'card:Geoffrey', label: { id: 'person-Geoffrey' }, charge: 'lion', tincture: 'gules', counters: [good('strength', 3)], relations: [{ to: 'card:Otto', kind: 'captive', label: { id: 'prisoner-of', about: { name: 'Otto' } } }, { to: 'card:Henry', kind: 'descent', label: { id: 'child-of', about: { name: 'Henry' } } }] },
  { type: 'Card', id: 'card:Otto', label: { id: 'person-Otto' }, charge: 'raven', tincture: 'sable', counters: [good('strength', 5)], relations: [{ to: 'card:Joan', kind: 'couple', label: { id: 'spouse-of', about: { name: 'Joan' } } }] },
]

export const panels: Panel[] = [['gules', 'lion'], ['azure', 'fleur-de-lys']].map(([tincture, charge], seat) => ({ type: 'Panel', id: `house:${tincture}`, label: { id: `house-${tincture}` }, tincture: tincture!, charge: charge!, seat }))

export const TEXTS = `
number = { $n }
sheet-mat = The domain
sheet-bravery = Bravery
sheet-loyalty = Loyalty
sheet-farms = Farms
sheet-wheel = Wheel of fortune: guildsmen
sheet-domain = Papers
sheet-front = Front
sheet-back = Back
sheet-cards = Cards
sheet-castle = Castle
sheet-disc = Wheel
sheet-north = North
sheet-east = East
sheet-south = South
sheet-west = West
sheet-land = Land
sheet-farms-2 = Farms
sheet-sums = Additions
sheet-strings = Pennants
sheet-works = Weapon makers
sheet-keep = The keep
sheet-house = The house of Henry
box-ladders = Ladders
box-crane = Small crane
box-ram = Ram
box-catapult = Catapult
box-trebuchet = Trebuchet
box-build = Build
box-hall = Hall
box-store = Stores
box-tower = Tower
need-next = a neighbouring box
need-crane = the small crane
need-measure = Governance { $n }
counter-serf = Serf
counter-craftsman = Craftsman
counter-patron = Patron
counter-soldier = Soldier
counter-knight = Knight
counter-coin = Coin
counter-material = Material
counter-food = Food
counter-pitch = Pitch
counter-influence = Influence
counter-might = Might
counter-star = any resource
counter-beer = Brewery
counter-knight-production = Knight each round
counter-food-production = Food each round
counter-strength = Strength
${['Henry', 'Maud', 'William', 'Alice', 'Geoffrey', 'Joan', 'Otto', 'Edith', 'Hugh', 'Adela'].map((name) => `person-${name} = ${name}`).join('\n')}
spouse-of = Spouse of { $name }
prisoner-of = Prisoner of { $name }
child-of = Child of { $name }
dice-battle = the battle of Lincoln
dice-survival = survival
face-axe = Axe
house-gules = Anjou
house-azure = Blois
contract-title = Marriage of Geoffrey and Alice
contract-text = Between the houses of Anjou and Blois, while both spouses live, this is agreed and cannot be broken.
clause-peace = Neither house places armies in the provinces of the other.
clause-passage = Armies, kings and princes of Anjou may cross Normandy as if it were theirs.
clause-dowry = Blois pays 200 crowns when the couple is wed.
clause-paid = paid
state-draft = Draft
state-force = In force
law-title = Truce of God
law-text = No siege may begin before the next assembly.
letter-title = Letter to Blois
`
