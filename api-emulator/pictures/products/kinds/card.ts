import { dropShape } from '../../drop-shape'
import { setLines } from '../../letters/set-type'
import { block } from '../../shapes'
import type { Emblem } from '../product-design'
import { leafOf, placed } from '../solids'
import { type Tone, type ToneName, tones } from '../tones'

/** One card: a word and its meaning, or a drawing with a word. */
export interface CardFace {
  word: string
  meaning: string
  emblem?: Emblem
  tone?: ToneName
}

/** A card from 0, 0 on. */
export function card(face: CardFace, width: number, height: number, tone: Tone): string {
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

/** The back of a card: the deck's colour and the house's drop. */
export function back(width: number, height: number, tone: Tone): string {
  const frame = block(26, 26, width - 52, height - 52, tone.side, 14)
  const mark = dropShape(width / 2, height / 2 + 40, width * 0.16, tone.top)
  return leafOf(width, height, tone.face, frame + mark)
}
