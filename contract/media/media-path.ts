/** How the picture is fitted into width × height, in sharp's terms. */
export const mediaFits = ['contain', 'cover', 'fill', 'inside', 'outside'] as const

/** The part of a cropped picture that is kept; `entropy` and `attention` depend on its content. */
export const mediaPositions = [
  'center',
  'left',
  'right',
  'top',
  'bottom',
  'west',
  'east',
  'north',
  'south',
  'northwest',
  'northeast',
  'southwest',
  'southeast',
  'entropy',
  'attention',
] as const

export const mediaFormats = ['webp', 'jpg', 'jpeg', 'png', 'gif', 'avif'] as const

export type MediaFit = (typeof mediaFits)[number]
export type MediaPosition = (typeof mediaPositions)[number]
export type MediaFormat = (typeof mediaFormats)[number]

/**
 * Options of one rendering of the image service, in the canonical spelling of its addresses. Sizes
 * are in pixels.
 */
export interface MediaOptions {
  width: number
  height: number
  fit: MediaFit
  position: MediaPosition
  /** `transparent` or six hexadecimal digits without `#`, upper case. */
  background: string
  /** 0 to 255; 0 trims nothing. */
  trimThreshold: number
  format: MediaFormat
  /** 1 to 100. */
  quality: number
}

/** The same for callers, who may leave options out or use `centre`, `black`, `white`, `#a1b2c3`. */
export type MediaOrder = {
  [Name in Exclude<keyof MediaOptions, 'position'>]?: MediaOptions[Name] | undefined
} & { position?: MediaPosition | 'centre' | undefined }

/** Largest width or height that the image service renders, in pixels. */
export const mediaMaxSide = 4096

/** The media stream's defaults, with the site-wide quality. */
export const mediaDefaults: MediaOptions = {
  width: 100,
  height: 100,
  fit: 'contain',
  position: 'entropy',
  background: 'transparent',
  trimThreshold: 5,
  format: 'webp',
  quality: 90,
}

/** The order of the options in an address; all of them are always present. */
export const mediaOptionOrder = [
  'width',
  'height',
  'fit',
  'position',
  'background',
  'trimThreshold',
  'format',
  'quality',
] as const satisfies readonly (keyof MediaOptions)[]

/**
 * The only folders from which the image service renders pictures: the uploads of a shop, whose name
 * the API chooses, and the site's own images.
 */
const mediaRoots = /^(?:media\/[a-z0-9_]+\/uploads|static\/images)\//

/** Longest source, in characters. */
export const mediaSourceMaxLength = 512

/**
 * Why a decoded source must not be fetched, or undefined for a valid one. A valid source is
 * relative, has no empty, dot or scheme-like segment, and no hidden separator.
 */
export function findSourceProblem(source: string): MediaProblem | undefined {
  if (source.length > mediaSourceMaxLength) return 'tooLong'
  if (/\p{Surrogate}/u.test(source)) return 'badEncoding'
  if (/\p{Control}/u.test(source)) return 'controlCharacter'
  if (source.includes('\\')) return 'separator'
  if (/%[\da-f]{2}/i.test(source)) return 'encodedTwice'
  const segments = source.split('/')
  if (source.startsWith('/') || segments.some(opensWithScheme)) return 'absoluteSource'
  if (segments.includes('')) return 'emptySegment'
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) return 'traversal'
  return undefined
}

/** Whether a source is in one of the picture folders. */
export function isInMediaRoot(source: string): boolean {
  return mediaRoots.test(source)
}

/** Percent-encodes every segment (RFC 3986, reserved characters included), keeping the slashes. */
export function encodeSource(source: string): string {
  return source.split('/').map(encodeSegment).join('/')
}

function opensWithScheme(segment: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(segment)
}

function encodeSegment(segment: string): string {
  const mark = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(segment).replace(/[!'()*]/g, mark)
}

/** First segment of every address of the image service, on the site's own origin. */
export const mediaStreamBase = '/media_stream-image'

/** The path of a picture with a valid source and order; see `mediaUrl`. */
export function mediaPath(source: string, options: MediaOptions): string {
  return [mediaStreamBase, encodeSource(source), ...orderWords(options)].join('/')
}

/** Options as the last segments of an address. */
export function orderWords(options: MediaOptions): (string | number)[] {
  return mediaOptionOrder.map((name) => options[name])
}

const details = {
  notMediaPath: 'This is not a picture address.',
  sourceNotText: 'The source of a picture must be text.',
  unknownProvider: 'Unknown image provider.',
  unknownPreset: 'Unknown image preset.',
  missingParts: 'The address has too few parts.',
  tooLong: 'The address is too long.',
  badEncoding: 'The address is not valid percent-encoded UTF-8.',
  controlCharacter: 'The source holds a control character.',
  separator: 'The source holds a hidden path separator.',
  encodedTwice: 'The source is percent-encoded twice.',
  traversal: 'The source leaves its folder.',
  absoluteSource: 'The source must be relative, without scheme or host.',
  emptySegment: 'The source holds an empty segment.',
  foreignRoot: 'The source lies outside the picture folders.',
  badWidth: 'The width must be a whole number from 1 to 4096.',
  badHeight: 'The height must be a whole number from 1 to 4096.',
  badFit: 'Unknown fit.',
  badPosition: 'Unknown position.',
  badBackground: 'The background must be transparent or six hexadecimal digits.',
  badTrimThreshold: 'The trim threshold must be a whole number from 0 to 255.',
  badFormat: 'Unknown format.',
  badQuality: 'The quality must be a whole number from 1 to 100.',
} as const

/** Why a picture's source, order or address was refused. */
export type MediaProblem = keyof typeof details

/** One English sentence for a log or an answer's `detail`; it never repeats what was sent. */
export function mediaProblemDetail(problem: MediaProblem): string {
  return details[problem]
}

/** Thrown for an invalid picture path. */
export class MediaUrlError extends TypeError {
  override readonly name = 'MediaUrlError'

  constructor(readonly problem: MediaProblem) {
    super(mediaProblemDetail(problem))
  }
}
