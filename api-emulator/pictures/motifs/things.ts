import {
  area,
  block,
  circle,
  d,
  drawEach,
  drawTimes,
  dropShape,
  type Motif,
  turned,
} from '../shapes'
import { leaf } from './growth'
import { quarterDisc } from './water'

/** Rising bars with round heads. */
export const bars: Motif = ({ x, y, size, inks, random }) => {
  const count = random.whole(3, 5)
  const step = size / count
  const width = step * random.pick([0.66, 0.74, 0.82])
  const strong = random.whole(1, count - 1)
  const bend = random.pick([0.9, 1.2, 1.6])
  return drawTimes(count, (index) => {
    const height = size * (0.28 + 0.66 * (index / (count - 1)) ** bend)
    const fill = index === strong ? inks.deep : index % 2 ? inks.main : inks.soft
    const left = x + index * step + (step - width) / 2
    const [top, half, base] = [y + size - height, width / 2, y + size]
    const head = d`A ${half} ${half} 0 0 1 ${left + width} ${top + half}`
    return area(d`M ${left} ${base} V ${top + half} ${head} V ${base} Z`, fill)
  })
}

const lean = { degrees: 13, height: 0.7, width: 0.13 }

/** Book spines on a shelf, or a pile. */
export const books: Motif = (stage) => stage.random.pick([shelf, shelf, pile])(stage)

const pile: Motif = ({ x, y, size, inks, random }) => {
  const fills = [inks.deep, inks.main, inks.light, inks.soft, inks.main]
  const shift = random.whole(0, 4)
  const thick = size * 0.13
  const volumes = Array.from({ length: 4 }, (_, index) => {
    const width = size * (random.pick([0.72, 0.8, 0.86]) - index * 0.05)
    const left = x + (size - width) / 2 + size * random.pick([-0.05, 0, 0.05])
    const fill = fills[(index + shift) % fills.length] ?? inks.main
    const band = fill === inks.light ? inks.main : inks.light
    const top = y + size - thick * (index + 1)
    return (
      block(left, top, width, thick, fill) +
      block(left + thick * 0.6, top, thick * 0.3, thick, band)
    )
  })
  const small = size * 0.46
  const sprout = { x: x + (size - small) / 2, y: y + size - thick * 4 - small, size: small }
  return leaf({ ...sprout, inks, random }) + volumes.join('')
}

const shelf: Motif = ({ x, y, size, inks, random }) => {
  const fills = [inks.main, inks.deep, inks.soft, inks.main, inks.light]
  const shift = random.whole(0, 4)
  const base = y + size
  const marks: string[] = []
  let left = x + size * 0.02
  for (let index = 0; left < x + size * 0.58; index += 1) {
    const width = size * random.pick([0.13, 0.16, 0.19])
    const height = size * random.pick([0.72, 0.8, 0.9])
    const fill = fills[(index + shift) % fills.length] ?? inks.main
    const band = fill === inks.light ? inks.main : inks.light
    marks.push(spine({ left, base, width, height, fill, band, kind: random.whole(0, 2) }))
    left += width
  }
  const tall = size * lean.height
  const foot = left + tall * Math.sin((lean.degrees * Math.PI) / 180)
  const leaning = { left: foot, base, width: size * lean.width, height: tall }
  const last = spine({ ...leaning, fill: inks.spot, band: inks.deep, kind: 1 })
  return marks.join('') + turned(last, -lean.degrees, foot, base)
}

interface Spine {
  left: number
  base: number
  width: number
  height: number
  fill: string
  band: string
  kind: number
}

function spine({ left, base, width, height, fill, band, kind }: Spine): string {
  const cover = block(left, base - height, width, height, fill)
  if (kind === 0) return cover + block(left, base - height * 0.86, width, height * 0.06, band)
  if (kind === 1) return cover + circle(left + width / 2, base - height * 0.16, width * 0.2, band)
  return cover + block(left + width * 0.36, base - height * 0.87, width * 0.28, height * 0.36, band)
}

/** Three glasses, each filled more than the one before. */
export const glasses: Motif = ({ x, y, size, inks, random }) => {
  const step = size / 3
  const width = step * 0.82
  const height = size * (random.whole(56, 68) / 100)
  const levels = random.pick([
    [0.2, 0.5, 0.8],
    [0.3, 0.56, 0.84],
    [0.14, 0.36, 0.72],
  ])
  return drawEach(levels, (level, index) => {
    const left = x + index * step + (step - width) / 2
    const fill = index === 2 ? inks.deep : inks.main
    return tumbler({ left, base: y + size, width, height }, level, inks.light, fill)
  })
}

/** One large glass with a drop above it. */
export const glass: Motif = ({ x, y, size, inks, random }) => {
  const width = size * 0.52
  const height = size * (random.whole(60, 68) / 100)
  const level = random.whole(34, 74) / 100
  const left = x + (size - width) / 2
  const [cx, base, inner] = [x + size / 2, y + size, size * 0.035]
  const wall = { left, base, width, height }
  const water = { left: left + inner, base: base - inner, width: width - inner * 2, height }
  return [
    tumbler(wall, 0, inks.light, inks.light),
    tumbler({ ...water, height: height - inner }, level, inks.light, inks.main),
    dropShape(cx, base - height * level * 0.46, size * 0.075, inks.deep),
    dropShape(cx, base - height - size * 0.14, size * 0.065, inks.main),
  ].join('')
}

interface Tumbler {
  left: number
  base: number
  width: number
  height: number
}

/** A tapered glass, filled to a fraction of its height. */
function tumbler(shape: Tumbler, level: number, wall: string, water: string): string {
  const { left, base, width, height } = shape
  const narrowing = width * 0.13
  const [right, spread] = [left + width, narrowing * (1 - level)]
  const foot = d`L ${right - narrowing} ${base} H ${left + narrowing} Z`
  const [rim, surface] = [base - height, base - height * level]
  return [
    area(d`M ${left} ${rim} H ${right} ${foot}`, wall),
    area(d`M ${left + spread} ${surface} H ${right - spread} ${foot}`, water),
  ].join('')
}

/** A window: an arch with a horizon, or four panes. */
export const casement: Motif = (stage) => stage.random.pick([arch, panes])(stage)

const arch: Motif = ({ x, y, size, inks, random }) => {
  const width = size * 0.68
  const frame = size * 0.045
  const [left, base] = [x + (size - width) / 2, y + size]
  const [cx, top] = [left + width / 2, y + width / 2]
  const outline = (inset: number) => {
    const radius = width / 2 - inset
    const bow = d`A ${radius} ${radius} 0 0 1 ${cx + radius} ${top}`
    return d`M ${cx - radius} ${base - inset} V ${top} ${bow} V ${base - inset} Z`
  }
  const [l, r, low] = [left + frame, left + width - frame, base - frame]
  const hill = (from: number, to: number, bow: number, fill: string) => {
    const arc = d`A ${size * bow} ${size * bow} 0 0 1 ${r} ${low - size * to}`
    return area(d`M ${l} ${low} V ${low - size * from} ${arc} V ${low} Z`, fill)
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

/** Steps rising to the right, with a ball on top. */
export const steps: Motif = ({ x, y, size, inks, random }) => {
  const count = random.whole(3, 4)
  const step = size / count
  const tall = size * (random.whole(62, 76) / 100)
  const fills = [inks.light, inks.soft, inks.main, inks.deep].slice(4 - count)
  const blocks = fills.map((fill, index) => {
    const height = (tall * (index + 1)) / count
    return block(x + index * step, y + size - height, step, height, fill)
  })
  const ball = step * 0.3
  const reached = random.whole(count - 2, count - 1)
  const top = y + size - (tall * (reached + 1)) / count
  return blocks.join('') + circle(x + (reached + 0.5) * step, top - ball, ball, inks.spot)
}
