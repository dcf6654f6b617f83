import { dropShape } from '../drop-shape'
import type { Motif } from '../motif'
import { area, d } from '../shapes'

/** Three glasses that fill a little more each time. */
export const glasses: Motif = ({ x, y, size, inks, random }) => {
  const step = size / 3
  const width = step * 0.82
  const height = size * (random.whole(56, 68) / 100)
  const levels = random.pick([
    [0.2, 0.5, 0.8],
    [0.3, 0.56, 0.84],
    [0.14, 0.36, 0.72],
  ])
  return levels
    .map((level, index) => {
      const left = x + index * step + (step - width) / 2
      const fill = index === 2 ? inks.deep : inks.main
      return tumbler({ left, base: y + size, width, height }, level, inks.light, fill)
    })
    .join('')
}

/** One large glass, and the next drop for it. */
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

/** A glass that narrows towards its foot, filled to a part of its height. */
function tumbler(shape: Tumbler, level: number, wall: string, water: string): string {
  const { left, base, width, height } = shape
  const narrowing = width * 0.13
  const [right, spread] = [left + width, narrowing * (1 - level)]
  const foot = ['L', right - narrowing, base, 'H', left + narrowing, 'Z'] as const
  const [rim, surface] = [base - height, base - height * level]
  return [
    area(d('M', left, rim, 'H', right, ...foot), wall),
    area(d('M', left + spread, surface, 'H', right - spread, ...foot), water),
  ].join('')
}
