import { block, circle, drawTimes, ring } from '../../shapes'
import { type ProductDesign, type ToneName, tones } from '../product-design'
import { laid, leafOf, placed, poly, under, writing } from '../solids'
import { type Print, printed } from './printed-cards'

/** Printed pattern of a page, from 0, 0 on. */
export type Ruling = (width: number, height: number, line: string) => string

interface NotebookOrder extends Omit<Print, 'tone'> {
  tone: ToneName
  ruling: Ruling
  /** Width and height of the cover. */
  size: readonly [number, number]
  binding: 'band' | 'spiral' | 'cloth'
  lean: number
}

/** A notebook from the front, and a corner of its pages. */
export function notebook(order: NotebookOrder): ProductDesign {
  return {
    kind: 'notebook',
    title: order.title,
    front: () => closed(order),
    second: () => spread(order.ruling, order.tone),
  }
}

const pageInk = '#9fc4e4'

function closed(order: NotebookOrder): string {
  const [width, height] = order.size
  const page = leafOf(width, height, '#ffffff', order.ruling(width, height, pageInk), 20)
  const [x, y] = [800 - width / 2, 600 - height / 2]
  return (
    laid(page, x + 210, y + 10, order.lean + 11) +
    laid({ drawn: cover(order), width, height }, x - 130, y, order.lean)
  )
}

function cover(order: NotebookOrder): string {
  const [width, height] = order.size
  const tone = tones[order.tone]
  const pages =
    block(14, 14, width, height, '#ffffff', 20) + block(9, 9, width, height, '#dfe7ee', 20)
  const bound = bindings[order.binding](width, height, tone)
  const print = printed(
    { ...order, tone },
    { x: 80, y: 20, width: width - (order.binding === 'band' ? 160 : 110), height: height - 40 },
  )
  return (
    placed(under(width, height, 20), 14, 14) +
    pages +
    block(0, 0, width, height, tone.face, 20) +
    bound +
    print
  )
}

type Binding = (width: number, height: number, tone: (typeof tones)[ToneName]) => string

const bindings: Record<NotebookOrder['binding'], Binding> = {
  band: (width, height, tone) =>
    block(0, 0, 54, height, tone.side, 20) +
    block(30, 0, 24, height, tone.side) +
    block(width - 62, 0, 22, height, tone.mark),
  cloth: (_width, height, tone) =>
    block(0, 0, 66, height, tone.mark, 20) + block(36, 0, 30, height, tone.mark),
  spiral: (_width, height) =>
    drawTimes(Math.floor(height / 62), (at) => {
      const y = 40 + at * 62
      return circle(34, y, 13, '#16283a') + ring(14, y, 24, 9, '#b8c4cf')
    }),
}

/** Two open pages on the table. */
export function spread(ruling: Ruling, name: ToneName, right: Ruling = ruling): string {
  const tone = tones[name]
  const [width, height] = [620, 820]
  const page = (fill: string) => block(0, 0, width, height, fill, 14)
  return (
    placed(under(width * 2 + 60, height + 40, 24), 150, 170) +
    block(150, 170, width * 2 + 60, height + 40, tone.face, 24) +
    placed(page('#ffffff') + ruling(width, height, pageInk), 180, 190) +
    placed(page('#fbfcfd') + right(width, height, pageInk), 180 + width, 190) +
    poly('#dbe4ec', [786, 190], [800, 204], [800, 1004], [786, 1010]) +
    poly('#eaf0f5', [814, 190], [800, 204], [800, 1004], [814, 1010]) +
    pen(1090, 560, tone.face)
  )
}

/** A pen that lies across the page. */
export function pen(x: number, y: number, fill: string): string {
  const body =
    placed(under(460, 40, 20), 0, 0) +
    block(0, 0, 400, 40, fill, 20) +
    block(300, 0, 26, 40, '#ffffff') +
    block(30, -10, 150, 12, '#c3ced9', 6) +
    poly('#e8d2a8', [400, 2], [456, 20], [400, 38]) +
    poly('#16283a', [438, 14], [460, 20], [438, 26])
  return laid({ drawn: body, width: 460, height: 40 }, x, y, -38)
}

export const cornell: Ruling = (width, height, line) =>
  block(width * 0.32, height * 0.12, 6, height * 0.68, '#e0664b') +
  block(40, height * 0.8, width - 80, 6, '#e0664b') +
  writing(width * 0.32 + 40, height * 0.18, width * 0.56, 8, height * 0.075, line, 8) +
  writing(50, height * 0.2, width * 0.2, 3, height * 0.16, '#5fbf7c', 18) +
  writing(50, height * 0.86, width - 120, 2, 44, line, 8) +
  block(width * 0.32 + 40, height * 0.06, width * 0.36, 22, '#1d76bd', 8)

export const repetition: Ruling = (width, height, line) =>
  drawTimes(6, (row) => {
    const y = height * 0.12 + row * height * 0.135
    const boxes = Array.from({ length: 5 }, (_, at) => {
      const x = width - 60 - (5 - at) * 56
      const done = at < 4 - (row % 5)
      return block(x, y, 42, 42, done ? '#5fbf7c' : '#dce7ee', 8)
    })
    return writing(50, y + 4, width - 420, 2, 32, line, 10) + boxes.join('')
  })

export const squared: Ruling = (width, height, line) => {
  const step = 42
  const across = Array.from({ length: Math.floor((height - 40) / step) }, (_, at) =>
    block(20, 40 + at * step, width - 40, 3, line),
  )
  const down = Array.from({ length: Math.floor((width - 40) / step) }, (_, at) =>
    block(20 + (at + 0.5) * step, 20, 3, height - 40, line),
  )
  return across.join('') + down.join('') + block(width * 0.78, 20, 6, height - 40, '#e0664b')
}

export const lined: Ruling = (width, height, line) =>
  writing(40, 90, width - 80, Math.floor((height - 140) / 58), 58, line, 6)

export const pointed: Ruling = (width, height, line) =>
  drawTimes(Math.floor((height - 60) / 54), (row) =>
    drawTimes(Math.floor((width - 60) / 54), (at) => circle(50 + at * 54, 50 + row * 54, 6, line)),
  )
