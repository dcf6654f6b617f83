import { middle, setLine, setLines } from '../../letters/set-type'
import { block, circle, drawEach, drawTimes } from '../../shapes'
import { emblem } from '../emblems/emblem'
import {
  type Emblem,
  type Place,
  type ProductDesign,
  type ToneName,
  tones,
} from '../product-design'
import { contact, ink, laid, leafOf, placed, slab, writing } from '../solids'
import { lined, pen, pointed, type Ruling, spread } from './notebook'
import { printed } from './printed-cards'

interface DiaryOrder {
  title: readonly [string, string]
  line: readonly string[]
  tone: ToneName
  emblem: Emblem
  ribbons: readonly string[]
  /** Weekdays of January 1 and 2. */
  firstDay: string
  nextDay: string
  lean: number
}

/** A bound diary with the year on its cover. */
export function diary(order: DiaryOrder): ProductDesign {
  const tone = tones[order.tone]
  const [word, year] = order.title
  const front = () => {
    const [x, y, width, height] = [480, 130, 620, 890]
    const ribbons = drawEach(order.ribbons, (fill, at) =>
      block(x + 150 + at * 70, y + height - 10, 30, 110, fill),
    )
    const name = setLines([word], x + 310, y + 90, 520, 110, tone.ink, middle)
    const number = setLines([year], x + 310, name.bottom + 6, 520, 220, tone.mark, middle)
    const quiet = { weight: 'regular', ...middle } as const
    const lines = setLines(order.line, x + 310, y + 725, 500, 64, tone.ink, quiet)
    return (
      contact(850, y + height + 8, 430, 36) +
      ribbons +
      slab(x, y, width, height, 70, { face: tone.face, side: '#f1f4f7', top: '#ffffff' }) +
      block(x, y, 46, height, tone.side) +
      name.drawn +
      number.drawn +
      placed(order.emblem(tone), x + 220, y + 480, 2) +
      lines.drawn
    )
  }
  return {
    kind: 'diary',
    title: order.title,
    front: () => laid({ drawn: front(), width: 1600, height: 1200 }, 0, 0, order.lean),
    second: () => spread(dayPage(order.firstDay), order.tone, dayPage(order.nextDay)),
  }
}

const dayPage =
  (day: string): Ruling =>
  (width, height, line) =>
    setLines([day], 50, 50, 400, 90, '#1d76bd').drawn +
    block(width - 130, 50, 80, 80, '#f2b84b', 40) +
    drawEach(
      ['τι θα κάνω', 'τι έμαθα', 'τι θέλω να θυμάμαι'],
      (word, at) =>
        setLine(word, 50, 240 + at * 170, 44, '#1f8a4a') +
        writing(50, 280 + at * 170, width - 100, 2, 50, line, 7),
    ) +
    block(40, height - 110, width - 80, 80, '#d3f0da', 14) +
    writing(70, height - 86, width - 160, 2, 26, '#5fbf7c', 8)

/** A pad of weekly plans. */
export function deskPad(title: readonly string[], name: ToneName): ProductDesign {
  const tone = tones[name]
  const days = ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή']
  const sheetOf = (place: Place, filled: boolean) => {
    const head = setLines(title, 50, 40, 620, 140, tone.ink)
    const rows = days.map((day, at) => {
      const y = head.bottom + 40 + at * 84
      return (
        setLine(day, 50, y + 44, 50, ink) +
        block(350, y + 48, 350, 6, place.line) +
        (filled && at < 4 ? block(350, y + 14, 150 + ((at * 90) % 190), 20, '#7f98e2', 10) : '')
      )
    })
    return leafOf(
      1060,
      960,
      '#ffffff',
      block(0, 0, 1060, head.bottom + 30, tone.face, 22) +
        block(0, head.bottom, 1060, 30, tone.face) +
        head.drawn +
        rows.join('') +
        block(740, head.bottom + 56, 280, 560, '#eefbf7', 16) +
        placed(
          emblem('water-glass')({ face: '#ffffff', ink: tone.face, mark: '#9addca' }),
          770,
          head.bottom + 360,
          2.2,
        ) +
        writing(780, head.bottom + 110, 200, 5, 50, '#9addca', 14),
    )
  }
  const pile = drawEach([20, 10], (shift) => placed(leafOf(1060, 960, '#eef2f6'), shift, shift))
  return {
    kind: 'desk pad',
    title,
    front: (place) =>
      laid({ drawn: pile + sheetOf(place, false).drawn, width: 1060, height: 960 }, 260, 120, -3),
    second: (place) =>
      laid({ drawn: pile + sheetOf(place, true).drawn, width: 1060, height: 960 }, 150, 150, 2) +
      pen(1080, 760, tones.coral.face) +
      circle(1370, 300, 150, '#ffffff') +
      circle(1370, 300, 118, '#6b4226'),
  }
}

interface PocketBook {
  tone: ToneName
  ruling: Ruling
  degrees: number
}

const pockets: readonly PocketBook[] = [
  { tone: 'sand', ruling: (w, h) => block(0, 0, w, h, '#ffffff', 16), degrees: -13 },
  { tone: 'sky', ruling: pointed, degrees: 0 },
  { tone: 'green', ruling: lined, degrees: 13 },
]

/** Three thin stitched pocket notebooks. */
export function pocketBooks(title: readonly string[]): ProductDesign {
  const one = ({ tone: name }: PocketBook, at: number) => {
    const tone = tones[name]
    const label =
      at === 1
        ? printed(
            { title, tone: { ...tones.paper, ink } },
            { x: 24, y: 190, width: 432, height: 300 },
          )
        : ''
    const plate =
      at === 1 ? block(34, 190, 412, 250, '#ffffff', 16) : block(90, 150, 300, 130, tone.top, 16)
    const seam = drawEach([190, 380, 570], (y) => block(8, y, 8, 60, tone.ink, 4))
    return leafOf(480, 740, tone.face, plate + label + seam, 26)
  }
  const inside = ({ tone: name, ruling }: PocketBook) =>
    leafOf(
      440,
      680,
      tones[name].face,
      placed(block(0, 0, 400, 640, '#ffffff', 12) + ruling(400, 640, '#9fb8cc'), 20, 20),
    )
  const order = [0, 2, 1] as const
  return {
    kind: 'notebook',
    title,
    front: () =>
      drawEach(order, (at) => {
        const book = pockets[at]
        return book ? laid(one(book, at), 250 + at * 310, at === 1 ? 190 : 260, book.degrees) : ''
      }),
    second: () =>
      drawEach(pockets, (book, at) =>
        laid(inside(book), 110 + at * 475, 250 + (at % 2) * 50, (at - 1) * 3),
      ),
  }
}

/** A stack of white cards on a ring. */
export function blankCards(title: readonly string[], line: readonly string[]): ProductDesign {
  const size = [780, 520] as const
  const tabs = [tones.coral, tones.sun, tones.green, tones.blue, tones.dusk]
  const stack = drawTimes(9, (at) =>
    placed(leafOf(...size, '#ffffff', '', 18), 44 - at * 5, 90 - at * 10),
  )
  const ring = `<circle cx="60" cy="60" r="70" fill="none" stroke="#9fb0c0" stroke-width="16"/>`
  const larger = (inside: string) => placed(inside, -208, -150, 1.26)
  return {
    kind: 'blank cards',
    title,
    front: () => {
      const band = block(0, 150, 780, 230, tones.teal.face)
      const words = setLines(title, 390, 180, 640, 110, '#ffffff', middle)
      const more = setLines(line, 390, words.bottom + 6, 560, 62, tones.teal.mark, {
        weight: 'regular',
        ...middle,
      })
      const edges = drawEach(tabs, ({ face }, at) => block(140 + at * 120, -36, 100, 90, face, 12))
      return larger(
        laid(
          {
            drawn:
              edges +
              stack +
              block(0, 10, 780, 520, '#ffffff', 18) +
              band +
              words.drawn +
              more.drawn +
              ring,
            width: 780,
            height: 560,
          },
          400,
          330,
          -5,
        ),
      )
    },
    second: (place) =>
      laid(
        leafOf(...size, '#ffffff', writing(60, 110, 660, 6, 62, place.line, 6) + ring, 18),
        120,
        180,
        -7,
      ) +
      laid(
        leafOf(...size, '#ffffff', setLine('Γιατί;', 390, 300, 150, ink, middle), 18),
        660,
        500,
        5,
      ) +
      pen(230, 860, tones.green.face),
  }
}
