import type { Motif } from '../motif'
import { block, circle, turned } from '../shapes'
import { leaf } from './leaf'

const lean = { degrees: 13, height: 0.7, width: 0.13 }

/** Spines on a shelf, or a pile to read. */
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
