import { middle, setLine } from '../../letters/set-type'
import { area, block, circle, d, drawEach, ring, stroke, turned } from '../../shapes'
import type { Emblem } from '../product-design'
import { poly } from '../solids'

/** A speech bubble with letters. */
export const saying =
  (words: string): Emblem =>
  ({ face, ink, mark }) =>
    block(4, 8, 92, 62, mark, 16) +
    poly(mark, [22, 60], [22, 94], [52, 66]) +
    setLine(words, 50, 54, 44, mark === '#ffffff' ? ink : face, middle)

/** Large letters. */
export const glyphs =
  (words: string, size: number): Emblem =>
  ({ mark }) =>
    setLine(words, 50, 50 + size * 0.36, size, mark, middle)

export const articles: Emblem = ({ ink }) =>
  drawEach(
    [
      ['der', '#1d76bd', 2],
      ['die', '#e0664b', 35],
      ['das', '#1f8a4a', 68],
    ] as const,
    ([word, fill, y]) =>
      block(4, y, 92, 29, fill, 14) + setLine(word, 50, y + 22, 25, '#ffffff', middle),
  ) + ring(50, -40, 0.1, 0.1, ink)

export const twins: Emblem = ({ ink, mark }) =>
  block(2, 22, 46, 56, ink, 8) +
  block(52, 22, 46, 56, mark, 8) +
  setLine('ι', 25, 66, 50, mark, middle) +
  setLine('η', 75, 66, 50, ink, middle)

export const wheel: Emblem = ({ ink }) =>
  drawEach(['#1d76bd', '#1f8a4a', '#f2b84b', '#e0664b', '#96bf5f', '#7f98e2'], (fill, at) => {
    const at1 = ((at * 60 - 90) * Math.PI) / 180
    const at2 = ((at * 60 - 30) * Math.PI) / 180
    const point = (angle: number) =>
      `${Math.round(500 + 460 * Math.cos(angle)) / 10} ${Math.round(500 + 460 * Math.sin(angle)) / 10}`
    return area(`M50 50L${point(at1)}A46 46 0 0 1 ${point(at2)}Z`, fill)
  }) +
  circle(50, 50, 20, ink) +
  setLine('?', 50, 62, 34, '#1a2753', { anchor: 'middle' })

export const element =
  (symbol: string, number: string): Emblem =>
  ({ face, ink, mark }) =>
    block(6, 6, 88, 88, ink, 8) +
    block(6, 78, 88, 16, mark, 8) +
    setLine(number, 16, 28, 18, face) +
    setLine(symbol, 50, 70, 46, face, middle)

export const stop: Emblem = () =>
  poly('#ffffff', [31, 4], [69, 4], [96, 31], [96, 69], [69, 96], [31, 96], [4, 69], [4, 31]) +
  poly('#d1344b', [33, 9], [67, 9], [91, 33], [91, 67], [67, 91], [33, 91], [9, 67], [9, 33]) +
  setLine('STOP', 50, 60, 29, '#ffffff', middle)

export const rising: Emblem = ({ ink, mark }) =>
  block(8, 62, 18, 32, ink, 4) +
  block(34, 44, 18, 50, ink, 4) +
  block(60, 22, 18, 72, mark, 4) +
  setLine('%', 90, 24, 26, ink, middle)

/** A bust. */
export const thinker: Emblem = ({ ink, mark }) =>
  circle(50, 30, 22, ink) +
  area('M30 34Q32 70 50 72Q68 70 70 34Q60 46 50 42Q40 46 30 34Z', mark) +
  area('M10 96Q12 66 38 64L50 76L62 64Q88 66 90 96Z', ink) +
  setLine('?', 84, 34, 36, mark, middle)

export const moon: Emblem = ({ ink, mark }) =>
  area('M62 6A44 44 0 1 0 94 62A36 36 0 0 1 62 6Z', mark) +
  setLine('z', 66, 52, 30, ink) +
  setLine('z', 82, 34, 22, ink)

export const times: Emblem = ({ ink, mark }) =>
  block(6, 6, 88, 88, ink, 8) +
  setLine('7×8', 50, 48, 34, mark, middle) +
  setLine('56', 50, 84, 34, mark, middle)

export const spelling: Emblem = ({ ink, mark }) =>
  setLine('-ει', 0, 44, 36, ink) +
  setLine('-ι', 0, 92, 36, ink) +
  stroke('M60 30L70 42L92 14', mark, 8) +
  stroke('M64 68L88 92M88 68L64 92', mark, 8)

/** α between the lines of a copybook. */
export const copybook: Emblem = ({ ink, mark }) =>
  stroke('M0 20H100M0 84H100', ink, 2) +
  stroke('M2 52H12M20 52H30M38 52H48M56 52H66M74 52H84', ink, 2) +
  setLine('α', 44, 84, 112, mark, middle)

export const beforeAfter: Emblem = ({ ink, mark }) =>
  stroke('M2 50H98', ink, 5) +
  poly(ink, [98, 50], [84, 40], [84, 60]) +
  turned(block(10, 8, 24, 34, mark, 4), -8, 22, 25) +
  block(42, 58, 24, 34, mark, 4) +
  setLine('?', 78, 38, 36, mark, middle)

export const letterTiles: Emblem = ({ face, ink, mark }) =>
  drawEach(
    [
      ['Λ', 2, 8, -8],
      ['Ε', 50, 2, 6],
      ['Ξ', 26, 52, 4],
    ] as const,
    ([letter, x, y, lean]) =>
      turned(
        block(x, y, 42, 42, lean === 6 ? mark : ink, 7) +
          setLine(letter, x + 21, y + 33, 34, face, middle),
        lean,
        x + 21,
        y + 21,
      ),
  )

/** The circle of fifths. */
export const fifths: Emblem = ({ ink, mark }) =>
  ring(50, 50, 44, 2, ink) +
  ring(50, 50, 24, 2, ink) +
  drawEach(['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'], (letter, at) => {
    const turn = (at * Math.PI) / 6
    const [x, y] = [50 + 34 * Math.sin(turn), 50 - 34 * Math.cos(turn)]
    const edge = turn + Math.PI / 12
    const line = d`M ${50 + 24 * Math.sin(edge)} ${50 - 24 * Math.cos(edge)} L ${50 + 44 * Math.sin(edge)} ${50 - 44 * Math.cos(edge)}`
    return (
      stroke(line, ink, 1) +
      (at === 0 ? circle(x, y, 8.5, mark) : '') +
      setLine(letter, x, y + 4, letter.length > 1 ? 8.5 : 11, ink, middle)
    )
  })
