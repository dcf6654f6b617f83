import {
  encodeSource,
  findSourceProblem,
  type MediaFormat,
  type MediaOptions,
  mediaStreamBase,
} from '../../contract/media/media-path'
import type { UpstreamAnswer } from './client'

/** Our names of formats, and those of the image service, which knows no `jpg`. */
const serviceFormats = {
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  avif: 'avif',
} as const satisfies Record<MediaFormat, string>

/** The name of a shop is one of a database schema. */
const uploads = /^media\/[a-z_][a-z0-9_]{0,62}\/uploads\/./
/** The images of the API itself are in one folder without further ones. */
const images = /^static\/images\/[^/]+$/

/** The service decodes a path up to three times, so that no name may hold a percent sign. */
const isServed = (source: string): boolean =>
  (uploads.test(source) || images.test(source)) && !source.includes('%')

/** The service has nothing larger, in pixels. */
const largest = { side: 8192, pixels: 7680 * 4320, trimThreshold: 100 } as const

function isDrawn({ width, height, trimThreshold, quality }: MediaOptions): boolean {
  return (
    Math.min(width, height, quality) >= 1 &&
    Math.max(width, height) <= largest.side &&
    width * height <= largest.pixels &&
    trimThreshold >= 0 &&
    trimThreshold <= largest.trimThreshold &&
    quality <= 100
  )
}

/**
 * The path of a picture at the image service: it ends in `5/90.jpeg` where the address on our own
 * origin, of `mediaPath`, ends in `5/jpg/90`. Gateway, build and doctor ask only by this function.
 * @returns null for what the service would refuse
 */
export function imageServicePath(source: string, options: MediaOptions): string | null {
  if (findSourceProblem(source) || !isServed(source) || !isDrawn(options)) return null
  const { width, height, fit, position, background, trimThreshold, format, quality } = options
  return [
    mediaStreamBase,
    encodeSource(source),
    ...[width, height, fit, position],
    // Without its sign, the service takes any colour for white.
    background === 'transparent' ? background : `%23${background}`,
    trimThreshold,
    `${quality}.${serviceFormats[format]}`,
  ].join('/')
}

const pictureType = /^image\/(?:webp|avif|jpeg|png|gif|svg\+xml)\b/i

/** What the image service answered. */
export type PictureKind = 'picture' | 'placeholder' | 'none'

/**
 * Whether an answer of the image service is a picture. In place of one that it cannot fetch or draw
 * now it sends its placeholder, with 200: the only image that has no lifetime.
 */
export function pictureKindOf({
  status,
  headers,
}: Pick<UpstreamAnswer, 'status' | 'headers'>): PictureKind {
  if (status !== 200 || !pictureType.test(headers.get('content-type') ?? '')) return 'none'
  return headers.get('cache-control') === null ? 'placeholder' : 'picture'
}
