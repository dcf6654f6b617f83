import * as z from 'zod/mini'
import { setLine, setLines } from '../../letters/set-type'
import { area, block, circle, d, drawEach, drawTimes, ring, stroke } from '../../shapes'
import { type ProductDesign, tones } from '../product-design'
import { contact, type Flat, laid, leafOf, placed, poly, slab, under, writing } from '../solids'
import { pen } from './notebook'
import { printed, printFields } from './printed-cards'

export const bookOrder = z.strictObject({
  ...printFields,
  pose: z.enum(['upright', 'stacked', 'table', 'turned', 'bound', 'night']),
  /** Title of the first chapter. */
  chapter: z.array(z.string()),
})
type BookOrder = z.infer<typeof bookOrder>

/** A pocket book. */
export function book(order: BookOrder): ProductDesign {
  return {
    kind: 'book',
    title: order.title,
    front: () => poses[order.pose](order),
    second: () => opened(order),
  }
}

const cover = (order: BookOrder, width: number, height: number) => {
  const tone = tones[order.tone]
  return (
    block(0, 0, width, height, tone.face, 6) +
    printed({ ...order, tone }, { x: 26, y: 10, width: width - 36, height: height - 20 }) +
    block(18, 0, 8, height, tone.side)
  )
}

/** A book seen from above. */
const lying = (order: BookOrder, width: number, height: number, pages: string): Flat => ({
  drawn: placed(under(width, height), 14, 14) + pages + cover(order, width, height),
  width,
  height,
})

/** A book lying flat, seen from its spine, 150 high, with the title along it. */
const spine = ({ tone: name, title }: BookOrder, width: number) => {
  const tone = tones[name]
  const words = setLines([title.join(' ')], 60, 0, width - 160, 78, tone.ink)
  return (
    block(0, 0, width, 140, tone.face, 14) +
    block(width - 70, 0, 20, 140, tone.mark) +
    placed(words.drawn, 0, (140 - words.bottom) / 2 + 6)
  )
}

const pages = { side: '#f4f6f8', top: '#ffffff' }

const poses: Record<BookOrder['pose'], (order: BookOrder) => string> = {
  /** Upright, its pages to the right. */
  upright: (order: BookOrder) =>
    contact(850, 1040, 420, 36) +
    slab(500, 110, 600, 920, 90, { face: tones[order.tone].face, ...pages }) +
    placed(cover(order, 600, 920), 500, 110) +
    drawEach([20, 42, 64], (x) =>
      stroke(d`M ${1100 + x} ${112 - x * 0.55} V ${1026 - x * 0.55}`, '#d5dee8', 3),
    ),
  /** Upright on a second one that lies. */
  stacked: (order: BookOrder) =>
    contact(810, 1076, 560, 34) +
    placed(block(0, 0, 1000, 140, tones[order.tone].side, 14), 330, 925) +
    placed(spine(order, 1000), 310, 930) +
    slab(520, 70, 560, 856, 80, { face: tones[order.tone].face, ...pages }) +
    placed(cover(order, 560, 856), 520, 70),
  /** On the table, beside a cup. */
  table: (order: BookOrder) =>
    laid(lying(order, 620, 920, block(12, 12, 620, 920, '#eef2f5', 8)), 380, 130, -7) +
    circle(1290, 380, 190, '#ffffff') +
    circle(1290, 380, 150, '#eaf0f5') +
    circle(1290, 380, 122, '#6b4226') +
    stroke(d`M 1430 480 Q 1530 560 1450 590`, '#ffffff', 34),
  /** Seen from its spine side. */
  turned: (order: BookOrder) => {
    const tone = tones[order.tone]
    const name = setLines([order.title.join(' ')], 0, 0, 700, 92, tone.ink)
    return (
      contact(800, 1040, 460, 36) +
      poly(tone.side, [420, 70], [560, 130], [560, 1030], [420, 950]) +
      `<g transform="translate(522 180) matrix(.42 .18 0 1 0 0) rotate(90)">${placed(name.drawn, 0, 0)}</g>` +
      placed(cover(order, 610, 900), 560, 130)
    )
  },
  /** Hard covers, a ribbon, and gilt corners. */
  bound: (order: BookOrder) =>
    contact(860, 1050, 470, 38) +
    block(900, 1000, 40, 130, '#e0664b') +
    slab(460, 90, 660, 940, 150, tones[order.tone]) +
    poly('#f7f2e4', [480, 84], [620, 14], [1240, 14], [1112, 84]) +
    placed(cover(order, 660, 940), 460, 90) +
    `<rect x="500" y="130" width="590" height="860" fill="none" stroke="${tones[order.tone].mark}" stroke-width="8" rx="10"/>`,
  /** On a dark pillow. */
  night: (order: BookOrder) =>
    area(
      'M200 1010Q120 700 300 640Q800 560 1300 640Q1480 700 1400 1010Q800 1090 200 1010Z',
      '#ffffff',
    ) +
    area(
      'M240 1000Q180 740 330 690Q800 620 1270 690Q1420 740 1360 1000Q800 1060 240 1000Z',
      '#eef3fb',
    ) +
    laid(lying(order, 560, 830, block(12, 10, 560, 830, '#e8edf2', 8)), 520, 120, 6),
}

/** Open at two pages: a drawing and the first lines of a chapter. */
function opened(order: BookOrder): string {
  const tone = tones[order.tone]
  const [x, y, width, height] = [170, 190, 630, 830]
  const leftPage = area(
    d`M ${x} ${y + 20} Q ${x + 300} ${y - 40} ${x + width} ${y + 20}
    V ${y + height} Q ${x + 300} ${y + height - 50} ${x} ${y + height - 6} Z`,
    '#ffffff',
  )
  const rightPage = area(
    d`M ${x + width} ${y + 20} Q ${x + 960} ${y - 40} ${x + width * 2} ${y + 20}
    V ${y + height - 6} Q ${x + 960} ${y + height - 50} ${x + width} ${y + height} Z`,
    '#fafbfc',
  )
  const plate = block(
    x + 70,
    y + 90,
    width - 140,
    560,
    tone.face === '#ffffff' ? '#e4edf5' : tone.face,
    16,
  )
  const emblem = order.emblem ? placed(order.emblem(tone), x + 115, y + 170, 4) : ''
  const head = setLines(order.chapter, x + width + 70, y + 90, 500, 84, '#16283a')
  return (
    contact(800, 1040, 700, 44) +
    block(
      x - 26,
      y + 30,
      width * 2 + 52,
      height + 10,
      tone.face === '#ffffff' ? '#e0664b' : tone.side,
      16,
    ) +
    leftPage +
    rightPage +
    plate +
    emblem +
    writing(x + 70, y + 700, width - 140, 2, 42, '#c3ced9', 12) +
    block(x + width + 70, y + 56, 90, 12, '#f2b84b', 6) +
    head.drawn +
    writing(x + width + 70, head.bottom + 40, 490, 8, 52, '#c3ced9', 12) +
    poly(
      '#dfe6ed',
      [x + width - 14, y + 20],
      [x + width, y + 34],
      [x + width, y + height],
      [x + width - 14, y + height - 14],
    )
  )
}

export const workbookOrder = z.strictObject({
  ...printFields,
  size: z.tuple([z.number(), z.number()]),
  lean: z.number(),
  bound: z.enum(['staples', 'coil']),
  /** Four exercises, with gaps to fill in. */
  exercises: z.array(z.string()),
})
type WorkbookOrder = z.infer<typeof workbookOrder>

/** A booklet of exercises. */
export function workbook(order: WorkbookOrder): ProductDesign {
  const tone = tones[order.tone]
  const [width, height] = order.size
  const coil = drawTimes(Math.floor((width - 60) / 58), (at) =>
    ring(50 + at * 58, 0, 22, 9, '#8fa0b3'),
  )
  const staples = drawEach([0.25, 0.75], (at) => block(-4, height * at - 30, 12, 60, '#b4c2cf', 5))
  const binding = order.bound === 'coil' ? coil : staples
  const front = () => {
    const sheets = drawEach([16, 8], (shift) =>
      placed(leafOf(width, height, '#f4f7fa', '', 10), shift, shift),
    )
    const stripe =
      block(0, height - 60, width, 60, tone.side) + block(0, height - 70, width, 10, tone.mark)
    const print = printed(
      { ...order, tone },
      { x: 20, y: 20, width: width - 40, height: height - 100 },
    )
    const pile = sheets + block(0, 0, width, height, tone.face, 10) + stripe + print + binding
    return (
      laid({ drawn: pile, width, height }, 760 - width / 2, 590 - height / 2, order.lean) +
      pencilOn(order)
    )
  }
  const second = () => {
    const rows = order.exercises.map((words, at) => {
      const y = 150 + at * 190
      return (
        circle(90, y + 30, 44, tone.face === '#ffffff' ? '#1d76bd' : tone.face) +
        setLine(String(at + 1), 90, y + 50, 58, tone.face === '#ffffff' ? '#ffffff' : tone.ink, {
          anchor: 'middle',
        }) +
        setLines([words], 170, y - 14, 770, 92, '#16283a').drawn +
        block(170, y + 96, 770, 6, '#c3d5e4')
      )
    })
    const page = leafOf(
      1000,
      930,
      '#ffffff',
      block(0, 0, 1000, 70, tone.face, 10) + rows.join('') + placed(binding, 0, 0),
      10,
    )
    return laid(page, 230, 130, -order.lean) + pen(1010, 860, tones.sun.face)
  }
  return { kind: 'workbook', title: order.title, front, second }
}

function pencilOn({ lean, tone }: WorkbookOrder): string {
  const body =
    under(70, 700, 10) +
    block(0, 90, 70, 560, tone === 'sun' ? '#1d76bd' : '#f2b84b') +
    block(24, 90, 22, 560, tone === 'sun' ? '#134d80' : '#d99a22') +
    poly('#ecd3a4', [0, 90], [35, 0], [70, 90]) +
    poly('#16283a', [24, 30], [35, 0], [46, 30]) +
    block(0, 650, 70, 40, '#b4c2cf') +
    block(0, 690, 70, 60, '#e08f80', 12)
  return laid({ drawn: body, width: 70, height: 750 }, 1270, 250, lean > 0 ? -14 : 16)
}
