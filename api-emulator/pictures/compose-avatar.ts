import { twoTone } from './motifs/growth'
import { type Inks, type Mood, mixInks, type PictureSubject } from './palettes'
import { createSeededRandom, type SeededRandom } from './seeded-random'
import { area, block, circle, d, dropOutline, ring, sheet, stroke, turned } from './shapes'

const side = 1200
// Small enough to stay whole when the page crops the square to a circle.
const [x, y, radius] = [600, 720, 275]
const pen = 24

type Pair = readonly [keyof Inks, keyof Inks]

const moods: readonly [Mood, ...Mood[]] = ['pale', 'clear', 'dark']

/** Skin and line colours of the face, each pair at least three steps apart. */
const skins: Record<Mood, readonly [Pair, ...Pair[]]> = {
  pale: [
    ['main', 'light'],
    ['soft', 'deep'],
    ['spot', 'deep'],
  ],
  clear: [
    ['main', 'light'],
    ['soft', 'deep'],
    ['spot', 'deep'],
  ],
  dark: [
    ['main', 'quiet'],
    ['soft', 'light'],
    ['spot', 'quiet'],
  ],
}

/**
 * Avatar: a drop with a face, square, without text, legible from 32 pixels. Deterministic by slug.
 */
export function composeAvatar({ slug, palette }: PictureSubject): string {
  const random = createSeededRandom(slug)
  const mood = random.pick(moods)
  const inks = mixInks(palette, mood)
  const [skin, ink] = random.pick(skins[mood])
  const drop = person(inks, inks[skin], inks[ink], random)
  return sheet(side, side, inks.ground, behind(inks, random) + drop)
}

function behind(inks: Inks, random: SeededRandom): string {
  const level = random.whole(62, 72) * 10
  return random.pick([
    () => circle(x, 600, random.whole(46, 54) * 10, inks.quiet),
    () => block(0, level, side, side - level, inks.quiet),
    () => ring(x, 600, 480, random.whole(4, 8) * 10, inks.quiet),
  ])()
}

function person(inks: Inks, skin: string, ink: string, random: SeededRandom): string {
  const sprout = random.boolean(0.3) ? leaves(inks) : ''
  const drop = area(dropOutline(x, y, radius), skin)
  return turned(sprout + drop + face(ink, random), random.whole(-6, 6) * 2, x, 600)
}

function leaves(inks: Inks): string {
  const tip = y - radius * 1.88
  const leaf = (degrees: number) => twoTone(x, tip, 150, degrees, inks.main, inks.deep)
  return leaf(62) + leaf(-62)
}

function face(ink: string, random: SeededRandom): string {
  const apart = random.whole(10, 12) * 10
  const eye = random.pick([closed, closed, open, glasses])
  const smile = random.whole(38, 54)
  const bridge = stroke(d`M ${x - apart + 72} ${y - 20} H ${x + apart - 72}`, ink, 20)
  const eyes = eye(x - apart, ink) + eye(x + apart, ink) + (eye === glasses ? bridge : '')
  return eyes + bow(x, y + 100, smile, ink)
}

/** A curve between two points at the same height, such as a smile. */
function bow(cx: number, cy: number, half: number, ink: string): string {
  const radius = half * 1.18
  return stroke(d`M ${cx - half} ${cy} A ${radius} ${radius} 0 0 0 ${cx + half} ${cy}`, ink, pen)
}

type Eye = (at: number, ink: string) => string

const closed: Eye = (at, ink) => bow(at, y - 20, 45, ink)

const open: Eye = (at, ink) => circle(at, y - 10, 27, ink)

const glasses: Eye = (at, ink) => ring(at, y - 10, 72, 20, ink) + circle(at, y - 10, 20, ink)
