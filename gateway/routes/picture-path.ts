import {
  mediaFits,
  mediaFormats,
  mediaMaxSide,
  mediaPositions,
} from '../../contract/media/media-options'

const fits = new Set<string>(mediaFits)
const positions = new Set<string>([...mediaPositions, 'centre'])
const formats = new Set<string>(mediaFormats)

const within = (least: number, most: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most

/** Checks of the last eight segments, in their order (contract, section 6.1). */
const modifiers: readonly ((segment: string) => boolean)[] = [
  within(1, mediaMaxSide),
  within(1, mediaMaxSide),
  (fit) => fits.has(fit),
  (position) => positions.has(position),
  (background) => background === 'transparent' || /^[0-9a-f]{6}$/i.test(background),
  within(0, 255),
  (format) => formats.has(format),
  within(1, 100),
]

const sourceSegment = /^[\p{L}\p{M}\p{N} ._~()+,@-]{1,200}$/u
const sourceRoots = new Set(['media', 'static'])

/** Where pictures are asked for, here and at the image service. */
export const picturePrefix = '/media_stream-image/'

/**
 * The path for the image service, built anew from the checked parts of a decoded path; null where
 * it is no picture of ours, for example one that names another host.
 */
export function upstreamPicturePath(path: string): string | null {
  if (!path.startsWith(picturePrefix)) return null
  const segments = path.slice(picturePrefix.length).split('/')
  const source = segments.slice(0, -modifiers.length)
  const values = segments.slice(-modifiers.length)
  if (source.length < 2 || source.length > 8 || !sourceRoots.has(source[0] ?? '')) return null
  const isPath = source.every((segment) => sourceSegment.test(segment) && !/^\.+$/.test(segment))
  const isSized = modifiers.every((fitsIn, at) => fitsIn(values[at] ?? ''))
  if (!isPath || !isSized) return null
  return `${picturePrefix}${[...source, ...values].map(encodeURIComponent).join('/')}`
}
