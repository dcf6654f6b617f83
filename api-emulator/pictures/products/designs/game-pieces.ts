import { middle, setLine } from '../../letters/set-type'
import { area, circle, d, disc, drawEach, drawTimes, dropShape, ring, stroke } from '../../shapes'
import { emblem } from '../emblems/emblem'
import { card } from '../kinds/printed-cards'
import { type ToneName, tones } from '../product-design'
import { contact, type Flat, leafOf, placed, slab } from '../solids'

/** A pawn that stands on x, y. */
export function pawn(x: number, y: number, name: ToneName, scale = 1): string {
  const { face, side, top } = tones[name]
  const body =
    disc(0, 0, 70, 22, side) +
    area('M-66 -6Q-20 -60 -26 -140H26Q20 -60 66 -6Q0 26 -66 -6Z', face) +
    circle(0, -170, 52, face) +
    circle(-16, -186, 18, top)
  return contact(x + 10, y + 6, 86 * scale, 18) + placed(body, x, y, scale)
}

export function tile(letter: string, name: ToneName): Flat {
  const { face, ink: words } = tones[name]
  return leafOf(170, 170, face, setLine(letter, 85, 128, 120, words, middle), 20)
}

export function event(word: string, meaning: string, tone: ToneName): Flat {
  return card({ word, meaning, tone }, 280, 400, tones[tone])
}

const island = (scale: number, fill: string) =>
  area(
    d`M 0 ${40 * scale} Q ${40 * scale} ${-30 * scale} ${130 * scale} 0
    Q ${240 * scale} ${10 * scale} ${200 * scale} ${90 * scale} Q ${150 * scale} ${160 * scale} ${70 * scale} ${130 * scale}
    Q ${-20 * scale} ${110 * scale} 0 ${40 * scale} Z`,
    fill,
  )

const lands = () =>
  drawEach(
    [
      [40, 60, 1.3],
      [380, 30, 1.7],
      [120, 330, 0.9],
      [620, 280, 1.4],
      [360, 420, 0.7],
    ],
    ([x = 0, y = 0, size = 1], at) => placed(island(size, at % 2 ? '#96bf5f' : '#5fbf7c'), x, y),
  )

/** The board of the game about places. */
export const board = () =>
  leafOf(
    1000,
    640,
    '#a8d5f4',
    lands() + ring(500, 320, 230, 6, '#ffffff') + stroke('M500 60V580M60 320H940', '#d5ebfa', 3),
    24,
  )

const drops = (x: number, y: number, many: number) =>
  drawTimes(many, (at) =>
    dropShape(
      x + (at % 4) * 84 - (Math.floor(at / 4) % 2) * 30,
      y - Math.floor(at / 4) * 66,
      34,
      at % 2 ? '#5faee5' : '#1d76bd',
    ),
  )

export const jar = (x: number, y: number, many: number) =>
  contact(x + 180, y + 490, 210, 24) +
  placed(area('M0 0H360L320 490H40Z', '#e3f1fa'), x, y) +
  drops(x + 90, y + 450, many) +
  placed(stroke('M0 0L40 490H320L360 0', '#7fa9c6', 14), x, y)

export function chip(x: number, y: number, mark: 'yes' | 'no'): string {
  const { face, side, ink: words } = tones[mark === 'yes' ? 'green' : 'coral']
  const sign = mark === 'yes' ? 'M-44 4L-10 38L48 -34' : 'M-36 -36L36 36M36 -36L-36 36'
  return placed(
    circle(8, 14, 100, '#c9d6e2') +
      circle(0, 0, 100, side) +
      circle(0, -8, 100, face) +
      stroke(sign, words, 22),
    x,
    y,
  )
}

const bird = emblem('bird')

export function birdTile(name: ToneName, flies: boolean): Flat {
  const { face, ink: dark, mark } = tones[name]
  const drawn = bird({ face, ink: dark, mark })
  return leafOf(
    300,
    300,
    face,
    flies
      ? `<g transform="rotate(-24 150 150)">${placed(drawn, 60, 60, 1.8)}</g>`
      : placed(drawn, 60, 60, 1.8),
    30,
  )
}

export function die(x: number, y: number): string {
  const colours = ['#1d76bd', '#1f8a4a', '#f2b84b']
  return (
    contact(x + 130, y + 250, 180, 30) +
    slab(x, y, 220, 240, 80, { face: '#ffffff', side: '#d5dee8', top: '#eef3f7' }) +
    circle(x + 110, y + 120, 72, colours[2] ?? '') +
    disc(x + 150, y - 22, 60, 15, colours[1] ?? '') +
    disc(x + 260, y + 100, 22, 64, colours[0] ?? '')
  )
}

export const rainbow = ['blue', 'green', 'sun', 'coral', 'berry', 'dusk'] as const
