import {
  type MediaOptions,
  mediaFits,
  mediaFormats,
  mediaMaxSide,
  mediaPositions,
} from './media-options'
import type { MediaProblem } from './media-problem'

/** Gives an option's word as it stands (or will stand) in an address. */
export type MediaWord = (name: keyof MediaOptions) => string

export type MediaOptionsReading =
  | { ok: true; options: MediaOptions }
  | { ok: false; problem: MediaProblem }

/**
 * Words to options, in the one accepted spelling (`centre` → `center`, `black` → `000000`).
 * The same reading serves who writes an address and who answers it.
 */
export function readMediaOptions(word: MediaWord): MediaOptionsReading {
  const width = wholeNumber(word('width'), 1, mediaMaxSide)
  if (width === undefined) return refused('badWidth')
  const height = wholeNumber(word('height'), 1, mediaMaxSide)
  if (height === undefined) return refused('badHeight')
  const fit = oneOf(mediaFits, word('fit'))
  if (fit === undefined) return refused('badFit')
  const position = oneOf(mediaPositions, word('position').replace(/^centre$/, 'center'))
  if (position === undefined) return refused('badPosition')
  const background = colour(word('background'))
  if (background === undefined) return refused('badBackground')
  const trimThreshold = wholeNumber(word('trimThreshold'), 0, 255)
  if (trimThreshold === undefined) return refused('badTrimThreshold')
  const format = oneOf(mediaFormats, word('format'))
  if (format === undefined) return refused('badFormat')
  const quality = wholeNumber(word('quality'), 1, 100)
  if (quality === undefined) return refused('badQuality')
  return {
    ok: true,
    options: { width, height, fit, position, background, trimThreshold, format, quality },
  }
}

function refused(problem: MediaProblem): MediaOptionsReading {
  return { ok: false, problem }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  return words.find((word) => word === text)
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^(?:0|[1-9]\d{0,3})$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

function colour(text: string): string | undefined {
  if (text === 'transparent') return text
  if (text === 'black') return '000000'
  if (text === 'white') return 'FFFFFF'
  return /^#?[\da-f]{6}$/i.test(text) ? text.replace('#', '').toUpperCase() : undefined
}
