import {
  encodeSource,
  findSourceProblem,
  isInMediaRoot,
  type MediaOptions,
  type MediaOrder,
  type MediaProblem,
  MediaUrlError,
  mediaDefaults,
  mediaFits,
  mediaFormats,
  mediaMaxSide,
  mediaOptionOrder,
  mediaPath,
  mediaPositions,
  mediaStreamBase,
  orderWords,
} from './media-path'
import { pictureOrder, pictureSizes, type SitePictureName, sitePictures } from './site-pictures'

/** A parsed address, or the reason for its refusal. */
export type MediaPathReading =
  | { ok: true; source: string; options: MediaOptions }
  | { ok: false; problem: MediaProblem }

const maxLength = 4096

/**
 * Reads the raw path of a request to the image service: still percent-encoded, without query. Never
 * throws. Decodes each segment exactly once, after splitting, so that no slash, dot segment or NUL
 * can be hidden; refuses every source outside the picture folders.
 * @internal tests read with it what the site writes
 */
export function parseMediaPath(path: string): MediaPathReading {
  if (path.length > maxLength) return refused('tooLong')
  if (!path.startsWith(`${mediaStreamBase}/`)) return refused('notMediaPath')
  const segments = path.slice(mediaStreamBase.length + 1).split('/')
  if (segments.length <= mediaOptionOrder.length) return refused('missingParts')
  const source = readSource(segments.slice(0, -mediaOptionOrder.length))
  if (!source.ok) return source
  const words = segments.slice(-mediaOptionOrder.length)
  const reading = readMediaOptions((name) => words[mediaOptionOrder.indexOf(name)] ?? '')
  return reading.ok ? { ...source, options: reading.options } : reading
}

type SourceReading = { ok: true; source: string } | { ok: false; problem: MediaProblem }

function readSource(segments: readonly string[]): SourceReading {
  if (segments[0] === '') return refused('absoluteSource')
  const decoded = segments.map(decodeSegment)
  if (decoded.some((segment) => segment?.includes('/'))) return refused('separator')
  if (decoded.includes(undefined)) return refused('badEncoding')
  const source = decoded.join('/')
  const problem = findSourceProblem(source)
  if (problem) return refused(problem)
  return isInMediaRoot(source) ? { ok: true, source } : refused('foreignRoot')
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function refused(problem: MediaProblem): { ok: false; problem: MediaProblem } {
  return { ok: false, problem }
}

/** Returns an option's value as it is written in an address. */
export type MediaWord = (name: keyof MediaOptions) => string

export type MediaOptionsReading =
  | { ok: true; options: MediaOptions }
  | { ok: false; problem: MediaProblem }

/**
 * Parses the values of options to their canonical spelling (`centre` → `center`, `black` →
 * `000000`). Used both to write an address and to answer a request.
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

/**
 * The options of a preset; none without a name.
 *
 * @throws {MediaUrlError} for a name that is not in the list.
 * @internal for `mediaUrl`, with which tests check the addresses of the site
 */
export function readPreset(name: SitePictureName | undefined): MediaOrder {
  if (name === undefined) return {}
  if (!Object.hasOwn(sitePictures, name)) throw new MediaUrlError('unknownPreset')
  const { sizes: _, ...order }: MediaOrder & { sizes?: string } = sitePictures[name]
  return order
}

/** Turns a valid source and its options into an address on this origin. */
export type MediaProvider = (source: string, order: MediaOrder) => string

/** Providers of pictures: the image service, or none (a file served unchanged). */
export const mediaProviders = {
  mediaStream: writeMediaStreamUrl,
  none: (source) => `/${encodeSource(source)}`,
} satisfies Record<string, MediaProvider>

/** @internal for `mediaUrl` */
export type MediaProviderName = keyof typeof mediaProviders

function writeMediaStreamUrl(source: string, order: MediaOrder): string {
  if (!isInMediaRoot(source)) throw new MediaUrlError('foreignRoot')
  const reading = readMediaOptions((name) => String(order[name] ?? mediaDefaults[name]))
  if (!reading.ok) throw new MediaUrlError(reading.problem)
  return mediaPath(source, reading.options)
}

/**
 * The orders of all pictures that the site has, by the option segments of their addresses, such as
 * `640/480/cover/center/transparent/5/webp/90`.
 */
export const siteOrders: ReadonlyMap<string, MediaOptions> = new Map(
  (Object.keys(sitePictures) as SitePictureName[])
    .flatMap((name) => pictureSizes(name).map((size) => pictureOrder(name, size)))
    .map((options) => [orderWords(options).join('/'), options]),
)
