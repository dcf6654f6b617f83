import type { Inks } from './palettes'
import type { SeededRandom } from './seeded-random'

/** The square that a motif may fill; its lower edge is the ground. */
interface Stage {
  x: number
  y: number
  size: number
  inks: Inks
  random: SeededRandom
}

/** Draws a motif of flat shapes within its stage. */
export type Motif = (stage: Stage) => string

/** Rounds to one decimal, for the same bytes on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, radius: number, width: number, ink: string): string {
  const place = `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`
  return `<circle ${place} fill="none" stroke="${ink}" stroke-width="${round(width)}"/>`
}

export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  const place = `x="${round(x)}" y="${round(y)}"`
  const size = `width="${round(width)}" height="${round(height)}"`
  const corner = radius > 0 ? ` rx="${round(radius)}"` : ''
  return `<rect ${place} ${size}${corner} fill="${fill}"/>`
}

export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends. */
export function stroke(d: string, ink: string, width: number): string {
  const pen = `stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round"`
  return `<path d="${d}" fill="none" ${pen} stroke-linejoin="round"/>`
}

/** SVG path data with rounded numbers, for example `M ${x} 10 H ${right} Z`. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  const rounded = values.map((value) => (typeof value === 'number' ? round(value) : value))
  return String.raw(strings, ...rounded).replace(/\s+/g, ' ')
}

/** One drawing for each item. */
export function drawEach<Item>(
  items: readonly Item[],
  draw: (item: Item, at: number) => string,
): string {
  return items.map(draw).join('')
}

/** A drawing a number of times. */
export function drawTimes(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('')
}

/** Rotates a drawing around a point. */
export function turned(inside: string, degrees: number, x: number, y: number): string {
  if (degrees === 0) return inside
  return `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${inside}</g>`
}

/** A disc in perspective. */
export function disc(x: number, y: number, wide: number, high: number, fill: string): string {
  const size = `rx="${round(wide)}" ry="${round(high)}"`
  return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} fill="${fill}"/>`
}

/** A ring in perspective. */
export function hoop(
  x: number,
  y: number,
  wide: number,
  high: number,
  width: number,
  ink: string,
): string {
  const size = `rx="${round(wide)}" ry="${round(high)}"`
  const pen = `fill="none" stroke="${ink}" stroke-width="${round(width)}"`
  return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} ${pen}/>`
}

/** Height of the tip above the centre of the round part, in radii. */
const dropTip = 1.95

/** The drop of the logo: a circle with the given radius around x, y and a tip above it. */
export function dropShape(x: number, y: number, radius: number, fill: string): string {
  return area(dropOutline(x, y, radius), fill)
}

/** The same drop as path data. */
export function dropOutline(x: number, y: number, radius: number): string {
  const tip = y - dropTip * radius
  return d`M ${x} ${tip} C ${x + 0.3 * radius} ${y - 1.3 * radius}
    ${x + radius} ${y - 0.62 * radius} ${x + radius} ${y}
    A ${radius} ${radius} 0 0 1 ${x - radius} ${y}
    C ${x - radius} ${y - 0.62 * radius} ${x - 0.3 * radius} ${y - 1.3 * radius} ${x} ${tip} Z`
}

/** The drop's left half, closed along its middle. */
export function leftHalf(x: number, y: number, radius: number): string {
  return d`M ${x} ${y - dropTip * radius} C ${x - 0.3 * radius} ${y - 1.3 * radius}
    ${x - radius} ${y - 0.62 * radius} ${x - radius} ${y}
    A ${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`
}

/** A whole SVG document with its background. Units are pixels. */
export function sheet(width: number, height: number, paper: string, inside: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  const ground = block(0, 0, width, height, paper)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${inside}</svg>`
}
