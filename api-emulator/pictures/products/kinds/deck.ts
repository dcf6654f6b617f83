import * as z from 'zod/mini'
import { setLine, setLines } from '../../letters/set-type'
import { block, circle, d, drawEach, dropShape, ring, stroke } from '../../shapes'
import { type Place, type ProductDesign, type Tone, tones } from '../product-design'
import { contact, type Flat, laid, leafOf, placed, poly, slab, writing } from '../solids'
import { back, card, cardFace, printed, printFields } from './printed-cards'

export const deckOrder = z.strictObject({
  ...printFields,
  /** Presentation of the deck. */
  shown: z.enum(['lean', 'hand', 'rising', 'chest', 'ring', 'tiles', 'squares', 'foot']),
  cards: z.tuple([cardFace, cardFace, cardFace]),
  /** Width and height of a card, for example 6 and 9. */
  shape: z.exactOptional(z.tuple([z.number(), z.number()])),
})
type DeckOrder = z.infer<typeof deckOrder>

interface Deck extends DeckOrder {
  cover: Tone
}

/** A deck of cards in its box. */
export function deck(order: DeckOrder): ProductDesign {
  const whole = { ...order, cover: tones[order.tone] }
  return {
    kind: 'deck',
    title: order.title,
    front: () => arrangements[order.shown](whole),
    second: (place) => opened(whole, place),
  }
}

/** The box from the front; its lower edge is y + height. */
function box(order: Deck, x: number, y: number, width: number, height: number): string {
  const { cover } = order
  return (
    contact(x + width / 2 + 50, y + height + 4, width * 0.62, 34) +
    slab(x, y, width, height, 110, cover) +
    block(x, y, 18, height, cover.top) +
    printed({ ...order, tone: cover }, { x, y, width, height }) +
    (order.layout === 'band' || order.layout === 'foot' ? '' : thumb(x + width / 2, y, cover))
  )
}

const thumb = (x: number, y: number, { side }: Tone) =>
  `<path d="${d`M ${x - 62} ${y} A 62 40 0 0 0 ${x + 62} ${y} Z`}" fill="${side}"/>`

function sizeOf({ shape = [6, 9] }: Deck, height: number): [number, number] {
  return [(height * shape[0]) / shape[1], height]
}

/** The box with two leaning cards. */
function leanTo(order: Deck): string {
  const [width, height] = sizeOf(order, 660)
  const [one, other] = order.cards
  return (
    laid(back(width, height, order.cover), 1010, 330, 16) +
    laid(card(other, width, height, order.cover), 930, 360, 8) +
    box(order, 170, 200, 600, 830) +
    laid(card(one, width, height, order.cover), 800, 420, -5)
  )
}

/** The box to the right and a fan of cards. */
function hand(order: Deck): string {
  const [width, height] = sizeOf(order, 600)
  const fan = [-21, -12, -3, 8]
  const cards = fan.map((degrees, at) => {
    const isLast = at === fan.length - 1
    const { drawn } = isLast
      ? card(order.cards[0], width, height, order.cover)
      : back(width, height, order.cover)
    const turn = `rotate(${degrees} ${width / 2} ${height * 1.5})`
    return placed(`<g transform="${turn}">${drawn}</g>`, 530 - width / 2, 400)
  })
  return box(order, 800, 170, 560, 830) + cards.join('')
}

/** Cards rising from the open box. */
function rising(order: Deck): string {
  const [width, height] = sizeOf(order, 620)
  const { cover } = order
  const [x, y, wide, high] = [480, 470, 640, 590]
  const fan = [
    { at: 2, degrees: -14, left: 330, top: 130 },
    { at: 1, degrees: 14, left: 860, top: 130 },
    { at: 0, degrees: 0, left: 800 - width / 2, top: 60 },
  ] as const
  return (
    contact(850, y + high + 4, wide * 0.62, 34) +
    poly(cover.side, [x, y], [x + 110, y - 60], [x + wide + 110, y - 60], [x + wide, y]) +
    drawEach(fan, ({ at, degrees, left, top }) =>
      laid(card(order.cards[at], width, height, cover), left, top, degrees),
    ) +
    poly(
      cover.side,
      [x + wide, y],
      [x + wide + 110, y - 60],
      [x + wide + 110, y + high - 60],
      [x + wide, y + high],
    ) +
    block(x, y, wide, high, cover.face) +
    printed({ ...order, tone: cover }, { x, y, width: wide, height: high })
  )
}

/** A low chest with rows of cards and dividers. */
function chest(order: Deck): string {
  const { cover } = order
  const [x, y, wide, high] = [180, 610, 1040, 410]
  const tabs = Object.values(tones).filter(({ face }) => face !== '#ffffff')
  const dividers = Array.from({ length: 9 }, (_, at) => {
    const shift = (8 - at) * 20
    const tone = tabs[(at * 2 + 1) % tabs.length] ?? cover
    const tab = 40 + ((at * 247) % 780)
    return (
      block(
        x + 30 + shift,
        y - 150 - shift * 0.55,
        wide - 60,
        200,
        at % 2 ? '#f3f6fa' : '#ffffff',
        14,
      ) + block(x + tab + shift, y - 196 - shift * 0.55, 150, 60, tone.face, 14)
    )
  })
  const [width, height] = sizeOf(order, 470)
  return (
    contact(820, y + high + 4, 700, 40) +
    poly(cover.side, [x, y], [x + 220, y - 121], [x + wide + 220, y - 121], [x + wide, y]) +
    dividers.join('') +
    poly(
      cover.side,
      [x + wide, y],
      [x + wide + 220, y - 121],
      [x + wide + 220, y + high - 121],
      [x + wide, y + high],
    ) +
    laid(card(order.cards[0], width, height, cover), 380, 130, -9) +
    laid(card(order.cards[1], width, height, cover), 800, 150, 7) +
    block(x, y, wide, high, cover.face) +
    printed({ ...order, tone: cover }, { x, y, width: wide, height: high })
  )
}

/** Cards on a metal ring, the cover in front. */
function ringed(order: Deck): string {
  const { cover } = order
  const [width, height] = [620, 900]
  const around = ({ drawn }: Flat, degrees: number) =>
    placed(`<g transform="rotate(${degrees} 310 70)">${drawn}</g>`, 490, 190)
  const hole = circle(310, 70, 26, cover.side)
  const print = printed({ ...order, tone: cover }, { x: 10, y: 110, width: 600, height: 770 })
  return (
    around(card(order.cards[2], width, height, cover), -24) +
    around(card(order.cards[1], width, height, cover), -12) +
    around(card(order.cards[0], width, height, cover), 15) +
    around(leafOf(width, height, cover.face, hole + print, 36), 0) +
    ring(800, 210, 86, 22, '#9fb0c0') +
    stroke(d`M 722 176 A 86 86 0 0 1 830 130`, '#e4ebf2', 10)
  )
}

/** Square tiles in a pattern, under the box. */
function tiled(order: Deck): string {
  const size = 250
  const many = [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2, 1, 2, 0] as const
  const kinds = ['green', 'sea', 'sun', 'coral', 'dusk', 'leaf'] as const
  const tiles = many.map((at, place) => {
    const [column, row] = [place % 5, Math.floor(place / 5)]
    const face = order.cards[at]
    const name = kinds[(place * 5 + row) % kinds.length] ?? 'green'
    const ink = tones[name]
    const word = setLine(face.word, size / 2, 160, 110, ink.ink, { anchor: 'middle' })
    return placed(leafOf(size, size, ink.face, word), 130 + column * 276, 190 + row * 276)
  })
  return tiles.join('') + box(order, 500, 250, 560, 720)
}

/** Square cards with a drawing, stacked and single, under the box. */
function squares(order: Deck): string {
  const [width, height] = sizeOf(order, 470)
  return (
    laid(card(order.cards[2], width, height, order.cover), 1010, 120, 9) +
    laid(card(order.cards[0], width, height, order.cover), 960, 600, -4) +
    box(order, 190, 220, 690, 790)
  )
}

/** One large card in a wooden stand before the box. */
function onFoot(order: Deck): string {
  const [width, height] = sizeOf(order, 740)
  return (
    box(order, 180, 170, 560, 800) +
    contact(1120, 1010, 380, 36) +
    laid(card(order.cards[0], width, height, order.cover), 850, 240, 0) +
    slab(800, 930, 600, 80, 60, tones.wood) +
    block(800, 948, 600, 8, tones.wood.mark)
  )
}

const arrangements: Record<DeckOrder['shown'], (order: Deck) => string> = {
  lean: leanTo,
  hand,
  rising,
  chest,
  ring: ringed,
  tiles: tiled,
  squares,
  foot: onFoot,
}

/** Front and back of a card, beside the pile or the box. */
function opened(order: Deck, place: Place): string {
  const [wide, height] = sizeOf(order, 640)
  const width = Math.min(wide, 450)
  const [one] = order.cards
  const ink = '#16283a'
  const centre = { anchor: 'middle' } as const
  const answer = leafOf(
    width,
    height,
    '#ffffff',
    block(0, 0, width, height * 0.36, order.cover.face, 22) +
      block(0, height * 0.3, width, height * 0.08, order.cover.face) +
      setLines([one.meaning], width / 2, height * 0.11, width - 60, 96, order.cover.ink, centre)
        .drawn +
      setLines([one.word], width / 2, height * 0.45, width - 70, 100, ink, centre).drawn +
      writing(44, height * 0.68, width - 88, 4, 44, place.line, 14),
  )
  const isPile = ['lean', 'foot', 'chest', 'squares'].includes(order.shown)
  const rest = isPile
    ? laid({ drawn: pile(order, width, height), width, height }, 110, 270, -4)
    : contact(340, 1010, 270, 28) + fromBehind(order)
  return (
    rest +
    laid(card(one, width, height, order.cover), 790 - width / 2, 300, 3) +
    laid(answer, 1270 - width / 2, 250, -3)
  )
}

const pile = ({ cover }: Deck, width: number, height: number) =>
  drawEach([24, 16, 8, 0], (shift) => placed(back(width, height, cover), -shift, -shift))

/** The back of the box, with small print. */
function fromBehind({ cover, emblem }: Deck): string {
  const [x, y, width, height] = [120, 330, 370, 670]
  const mark = emblem
    ? placed(emblem({ ...cover, face: cover.side }), x + 85, y + 110, 2)
    : dropShape(x + width / 2, y + 240, 70, cover.top)
  return (
    slab(x, y, width, height, 80, cover) +
    block(x + 40, y + 60, width - 80, 300, cover.side, 14) +
    mark +
    writing(x + 40, y + 420, width - 80, 5, 42, cover.top, 14)
  )
}
