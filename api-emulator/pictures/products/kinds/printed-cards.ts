import * as z from 'zod/mini'
import { setLines } from '../../letters/set-type'
import { block, dropShape } from '../../shapes'
import { emblemByName } from '../emblems/emblem'
import { type Emblem, type Tone, toneName, tones } from '../product-design'
import { type Flat, leafOf, placed } from '../solids'

/** One card: a word and its meaning, or a drawing with a word. */
export const cardFace = z.strictObject({
  word: z.string(),
  meaning: z.string(),
  emblem: z.exactOptional(emblemByName),
  tone: z.exactOptional(toneName),
})
type CardFace = z.infer<typeof cardFace>

/** A card from 0, 0 on. */
export function card(face: CardFace, width: number, height: number, tone: Tone): Flat {
  const own = face.tone ? tones[face.tone] : tone
  const ink = '#16283a'
  const top = block(0, 0, width, 40, own.face, 20) + block(0, 22, width, 26, own.face)
  const inner = width - 70
  const art = face.emblem ? Math.min(width * 0.62, height * 0.4) : 0
  const wordY = height * (face.emblem ? 0.56 : 0.32)
  const anchor = 'middle'
  const word = setLines([face.word], width / 2, wordY, inner, face.emblem ? 96 : 130, ink, {
    anchor,
  })
  const rule = block(width / 2 - 40, word.bottom + 8, 80, 8, own.face, 4)
  const quiet = { weight: 'regular', anchor } as const
  const room = Math.min(84, (height - word.bottom - 60) / 1.14)
  const meaning = setLines([face.meaning], width / 2, word.bottom + 34, inner, room, ink, quiet)
  const shown = { face: '#ffffff', ink: own.face, mark: own.top }
  const drawn = face.emblem
    ? placed(face.emblem(shown), (width - art) / 2, height * 0.12, art / 100)
    : ''
  return leafOf(width, height, '#ffffff', top + drawn + word.drawn + rule + meaning.drawn)
}

/** The back of a card: the deck's colour and the drop of the logo. */
export function back(width: number, height: number, tone: Tone): Flat {
  const frame = block(26, 26, width - 52, height - 52, tone.side, 14)
  const mark = dropShape(width / 2, height / 2 + 40, width * 0.16, tone.top)
  return leafOf(width, height, tone.face, frame + mark)
}

/** Layout of a face: positions of title and drawing. */
const layout = z.enum(['title first', 'drawing first', 'band', 'foot'])
type Layout = z.infer<typeof layout>

/** What is printed on a box, a book or a pad. */
export interface Print {
  title: readonly string[]
  /** Subtitle. */
  line?: readonly string[]
  emblem?: Emblem
  layout?: Layout
  tone: Tone
}

/** A print in a JSON file. */
export const printFields = {
  title: z.array(z.string()),
  line: z.exactOptional(z.array(z.string())),
  emblem: z.exactOptional(emblemByName),
  layout: z.exactOptional(layout),
  tone: toneName,
}

interface Face {
  x: number
  y: number
  width: number
  height: number
}

/** Prints title, subtitle and drawing onto a face, with a minimum text size. */
export function printed(print: Print, face: Face): string {
  return layouts[print.layout ?? 'title first'](print, face)
}

const layouts: Record<Layout, (print: Print, face: Face) => string> = {
  'title first': (print, { x, y, width, height }) => {
    const head = words(print, x + margin, y + margin, width - 2 * margin, print.tone.ink)
    return head.drawn + drawing(print, x, head.bottom + 10, width, y + height - head.bottom - 50)
  },
  'drawing first': (print, { x, y, width, height }) => {
    const head = words(print, x + margin, 0, width - 2 * margin, print.tone.ink)
    const top = y + height - head.bottom - margin * 0.6
    return (
      placed(head.drawn, 0, top) +
      drawing(print, x, y + margin * 0.7, width, top - y - margin * 1.3)
    )
  },
  band: (print, { x, y, width, height }) => {
    const ink = '#16283a'
    const head = words(print, x + margin, 0, width - 2 * margin, ink)
    const high = head.bottom + 56
    const top = y + height * 0.62 - high / 2
    const rest = top - y
    return (
      block(x, top, width, high, '#ffffff') +
      placed(head.drawn, 0, top + 36) +
      drawing(print, x, y + rest * 0.12, width, rest * 0.76)
    )
  },
  foot: (print, { x, y, width, height }) => {
    const head = words(print, x + margin, 0, width - 2 * margin, '#16283a')
    const high = head.bottom + margin
    const top = y + height - high
    return (
      block(x, top, width, high, '#ffffff') +
      placed(head.drawn, 0, top + margin * 0.6) +
      drawing(print, x, y + 40, width, top - y - 80)
    )
  },
}

const margin = 38

function words({ title, line = [] }: Print, x: number, y: number, width: number, ink: string) {
  const head = setLines(title, x, y, width, 150, ink)
  const quiet = { weight: 'regular' } as const
  const more = setLines(line, x, head.bottom + 12, width, 84, ink, quiet)
  return { drawn: head.drawn + more.drawn, bottom: line.length > 0 ? more.bottom : head.bottom }
}

function drawing({ emblem, tone }: Print, x: number, y: number, width: number, high: number) {
  if (!emblem || high < 60) return ''
  const size = Math.min(high, width * 0.72, 460)
  return placed(emblem(tone), x + (width - size) / 2, y + (high - size) / 2, size / 100)
}
