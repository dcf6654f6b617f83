import type { MediaProblem } from './media-problem'

/** The only folders whose pictures the image service draws. */
export const mediaRoots = ['media/uploads/', 'static/images/'] as const

/** Longest source, in characters. */
export const mediaSourceMaxLength = 512

/**
 * Why a decoded source must not be fetched, or undefined for a sound one.
 * A sound source is relative, has no empty, dot or scheme-like segment, and hides no separator.
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

/** Whether a source lies in one of the picture folders. */
export function isInMediaRoot(source: string): boolean {
  return mediaRoots.some((root) => source.startsWith(root))
}

/** Percent-encodes every segment (RFC 3986, reserved marks included), keeping the slashes. */
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
