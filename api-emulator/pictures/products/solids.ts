import { area, block, d, disc, drawEach, drawTimes, round, turned } from '../shapes'
import type { Tone } from './product-design'

/** Colour of print on white paper. */
export const ink = '#16283a'

type Point = readonly [x: number, y: number]

/** A closed polygon. */
export function poly(fill: string, ...points: Point[]): string {
  const lines = points.map(([x, y]) => d`${x} ${y}`)
  return area(`M ${lines.join(' L ')} Z`, fill)
}

/** A flat object drawn from 0, 0 on. */
export interface Flat {
  drawn: string
  width: number
  height: number
}

/** Translates and scales a drawing. */
export function placed(drawing: string | Flat, x: number, y: number, scale = 1): string {
  const inside = typeof drawing === 'string' ? drawing : drawing.drawn
  const larger = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${round(x)} ${round(y)})${larger}">${inside}</g>`
}

/** Makes a drawing transparent. */
export function faint(inside: string, opacity: number): string {
  return `<g opacity="${opacity}">${inside}</g>`
}

/** The soft shadow of an object on the table. */
export function contact(x: number, y: number, wide: number, high: number, ink = '#0c2340'): string {
  const steps = [1.12, 1, 0.88]
  return faint(
    drawEach(steps, (step) => disc(x, y, wide * step, high * step, ink)),
    0.1,
  )
}

/** The shadow of a flat object: the same shape, a little lower. */
export function under(width: number, height: number, radius = 12): string {
  const shift = [
    [6, 10],
    [12, 20],
  ]
  return faint(
    drawEach(shift, ([x = 0, y = 0]) => block(x, y, width, height, '#0c2340', radius)),
    0.09,
  )
}

/** A box seen from the upper right; x, y, width and height are its front. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  tone: Pick<Tone, 'face' | 'side' | 'top'>,
): string {
  const [far, up] = [x + width + depth, depth * 0.55]
  const low = y + height
  return (
    poly(tone.side, [x + width, y], [far, y - up], [far, low - up], [x + width, low]) +
    poly(tone.top, [x, y], [x + depth, y - up], [far, y - up], [x + width, y]) +
    block(x, y, width, height, tone.face)
  )
}

/** A sheet or card with its shadow. */
export function leafOf(
  width: number,
  height: number,
  fill: string,
  inside = '',
  radius = 22,
): Flat {
  const drawn = under(width, height, radius) + block(0, 0, width, height, fill, radius) + inside
  return { drawn, width, height }
}

/** Places a flat object, rotated around its centre. */
export function laid(
  { drawn, width, height }: Flat,
  x: number,
  y: number,
  degrees: number,
): string {
  return placed(turned(drawn, degrees, width / 2, height / 2), x, y)
}

/** Lines of illegible small print, the last one short. */
export function writing(
  x: number,
  y: number,
  width: number,
  count: number,
  step: number,
  ink: string,
  thick = 10,
): string {
  return drawTimes(count, (at) =>
    block(x, y + at * step, at === count - 1 ? width * 0.6 : width, thick, ink, thick / 2),
  )
}
