import { dropShape } from '../drop-shape'
import type { Motif } from '../motif'
import { area, block, circle, d } from '../shapes'
import { quarterDisc } from './arcs'

/** A window onto something larger: an arch with a horizon, or four panes. */
export const casement: Motif = (stage) => stage.random.pick([arch, panes])(stage)

const arch: Motif = ({ x, y, size, inks, random }) => {
  const width = size * 0.68
  const frame = size * 0.045
  const [left, base] = [x + (size - width) / 2, y + size]
  const [cx, top] = [left + width / 2, y + width / 2]
  const outline = (inset: number) => {
    const radius = width / 2 - inset
    const bow = ['A', radius, radius, 0, 0, 1, cx + radius, top] as const
    return d('M', cx - radius, base - inset, 'V', top, ...bow, 'V', base - inset, 'Z')
  }
  const [l, r, low] = [left + frame, left + width - frame, base - frame]
  const hill = (from: number, to: number, bow: number, fill: string) => {
    const arc = ['A', size * bow, size * bow, 0, 0, 1, r, low - size * to] as const
    return area(d('M', l, low, 'V', low - size * from, ...arc, 'V', low, 'Z'), fill)
  }
  return [
    area(outline(0), inks.deep),
    area(outline(frame), inks.light),
    circle(left + width * random.pick([0.3, 0.68]), y + size * 0.42, size * 0.095, inks.spot),
    hill(0.2, 0.08, 0.42, inks.soft),
    hill(0.02, 0.24, 0.5, inks.main),
    block(cx - frame / 2, y, frame, size, inks.deep),
    block(left - frame, base - frame, width + frame * 2, frame, inks.deep),
  ].join('')
}

const panes: Motif = ({ x, y, size, inks, random }) => {
  const frame = size * 0.045
  const wide = size * 0.84
  const side = (wide - frame * 3) / 2
  const [left, top] = [x + size * 0.08, y + size * 0.16]
  const shift = random.whole(0, 3)
  const fills = [inks.light, inks.soft, inks.main, inks.light]
  const views = [0, 1, 2, 3].map((index) => {
    const place = (index + shift) % 4
    const px = left + frame + (place % 2) * (side + frame)
    const py = top + frame + Math.floor(place / 2) * (side + frame)
    const [cx, cy] = [px + side / 2, py + side / 2]
    const view = [
      circle(cx, cy, side * 0.26, inks.spot),
      quarterDisc(px, py, side, 2, inks.main),
      dropShape(cx, cy + side * 0.14, side * 0.24, inks.light),
      quarterDisc(px, py, side, 3, inks.soft),
    ][index]
    return block(px, py, side, side, fills[index] ?? inks.light) + (view ?? '')
  })
  return block(left, top, wide, wide, inks.deep) + views.join('')
}
