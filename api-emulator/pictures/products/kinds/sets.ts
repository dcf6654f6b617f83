import { middle, setLine, setLines } from '../../letters/set-type'
import { area, block, circle, d, drawEach, dropShape, ring, stroke } from '../../shapes'
import { type Emblem, type ProductDesign, type ToneName, tones, type View } from '../product-design'
import { contact, type Flat, ink, leafOf, placed, poly, slab, under, writing } from '../solids'
import { type Print, printed } from './printed-cards'

interface GameOrder extends Omit<Print, 'tone'> {
  tone: ToneName
  /** Left, top, width and height of the lid's face. */
  lid: readonly [number, number, number, number]
  /** Objects in front of the box. */
  pieces: () => string
  /** The game on the table. */
  play: View
}

/** A game in its box, some of its pieces before it. */
export function game(order: GameOrder): ProductDesign {
  const [x, y, width, height] = order.lid
  const tone = tones[order.tone]
  return {
    kind: 'game',
    title: order.title,
    front: () =>
      contact(x + width / 2 + 60, y + height + 4, width * 0.64, 36) +
      slab(x, y, width, height, 150, tone) +
      poly(
        tone.face,
        [x + width + 60, y - 33],
        [x + width + 64, y - 35],
        [x + width + 64, y + height - 35],
        [x + width + 60, y + height - 33],
      ) +
      block(x, y, width, 14, tone.top) +
      printed({ ...order, tone }, { x, y, width, height }) +
      order.pieces(),
    second: order.play,
  }
}

/** A book, notebook or guide from 0, 0 on, 360 × 500. */
export function volume(title: readonly string[], name: ToneName, emblem?: Emblem): Flat {
  const tone = tones[name]
  const drawn =
    placed(under(360, 500), 8, 8) +
    block(10, 10, 360, 500, '#eef2f5', 10) +
    block(0, 0, 360, 500, tone.face, 10) +
    block(0, 0, 26, 500, tone.side, 10) +
    printed({ title, tone, ...(emblem && { emblem }) }, { x: 10, y: 0, width: 350, height: 490 })
  return { drawn, width: 360, height: 500 }
}

/** A small box of cards from 0, 0 on, 300 × 430. */
export function smallDeck(title: readonly string[], name: ToneName, emblem: Emblem): string {
  const tone = tones[name]
  return (
    slab(0, 0, 300, 430, 50, tone) +
    printed(
      { title, tone, emblem, layout: 'drawing first' },
      { x: 0, y: 0, width: 300, height: 430 },
    )
  )
}

/** A card with one large letter or figure, 260 × 360. */
export function letterCard(letter: string, name: ToneName): Flat {
  const { face, ink: words } = tones[name]
  return leafOf(260, 360, face, setLine(letter, 130, 260, 220, words, middle), 24)
}

/** A small white board with a frame, 360 × 270. */
export const slate = (words: string) =>
  leafOf(
    360,
    270,
    '#8fa0b3',
    block(16, 16, 328, 238, '#ffffff', 10) +
      setLines([words], 180, 76, 260, 110, '#1d76bd', middle).drawn,
  )

/** A card with good wishes, 380 × 260. */
export const wishes = (words: string) =>
  leafOf(
    380,
    260,
    '#fffaf0',
    dropShape(190, 90, 26, '#1d76bd') + setLines([words], 190, 140, 300, 72, ink, middle).drawn,
    12,
  )

/** A rolled poster with a band, 620 × 110. */
export const roll = (name: ToneName): Flat => ({
  width: 620,
  height: 110,
  drawn:
    under(620, 110, 55) +
    block(0, 0, 620, 110, tones[name].face, 55) +
    block(250, 0, 90, 110, tones[name].mark) +
    circle(570, 55, 42, '#ffffff') +
    ring(570, 55, 22, 6, '#c3ced9'),
})

/** A triangular bandage, 340 × 230. */
export const bandage = () =>
  poly('#d5dee8', [10, 20], [350, 20], [180, 240]) +
  poly('#ffffff', [0, 0], [340, 0], [170, 220]) +
  stroke('M60 30H280M90 66H250', '#dbe4ec', 8)

/** A bow of ribbon around x, y. */
export function bow(x: number, y: number, fill: string, dark: string, scale = 1): string {
  const loop = (side: 1 | -1) =>
    area(
      d`M 0 0 C ${side * 60} -150 ${side * 250} -140 ${side * 230} -20
    C ${side * 220} 70 ${side * 70} 50 0 0 Z`,
      fill,
    ) +
    area(
      d`M ${side * 40} -14 C ${side * 90} -80 ${side * 180} -80 ${side * 176} -22
    C ${side * 160} 26 ${side * 80} 16 ${side * 40} -14 Z`,
      dark,
    ) +
    poly(
      fill,
      [side * 10, 10],
      [side * 150, 170],
      [side * 90, 190],
      [side * 60, 150],
      [side * -10, 30],
    )
  return placed(loop(-1) + loop(1) + circle(0, 0, 40, dark) + circle(-4, -6, 34, fill), x, y, scale)
}

/** A label on a string with words on it, 420 wide. */
export function tag(title: readonly string[]): string {
  const words = setLines(title, 250, 44, 330, 110, ink, middle)
  const high = words.bottom + 30
  return (
    under(440, high, 20) +
    area(d`M 70 0 H 440 V ${high} H 70 L 0 ${high / 2} Z`, '#ffffff') +
    circle(56, high / 2, 18, '#c3ced9') +
    words.drawn
  )
}

/** An open box from above with soft paper in it, 1240 × 900; what is inside lies on it. */
export function openBox(name: ToneName, inside: string): string {
  const { face, side, top } = tones[name]
  return (
    placed(under(1280, 940, 30), 160, 130) +
    block(160, 130, 1280, 940, side, 30) +
    block(190, 160, 1220, 880, face, 20) +
    block(190, 160, 1220, 40, side, 16) +
    block(160, 130, 1280, 18, top, 9) +
    inside
  )
}

/** A list of things to do, 300 × 400. */
export const list = (name: ToneName) =>
  leafOf(
    300,
    400,
    '#ffffff',
    drawEach([0, 1, 2, 3], (at) =>
      circle(56, 76 + at * 84, 24, at < 2 ? tones[name].face : '#dbe4ec'),
    ) + writing(100, 68, 160, 4, 84, '#c3ced9', 16),
    14,
  )
