import { block } from './shapes'

/** A whole SVG document: the paper, and what lies on it. Sizes in SVG units, one pixel each. */
export function sheet(width: number, height: number, paper: string, inside: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  const ground = block(0, 0, width, height, paper)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${inside}</svg>`
}
