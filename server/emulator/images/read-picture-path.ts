import type { MediaFit, MediaOptions } from '#contract/media/media-path'
import { mediaFits, mediaPositions, mediaStreamBase } from '#contract/media/media-path'

const formats = ['webp', 'jpeg', 'png', 'gif', 'avif', 'tiff', 'svg'] as const

export type PictureFormat = (typeof formats)[number]

/** One rendering; a side of 0 is that of the picture itself, or follows from the other side. */
export interface Rendering extends Pick<MediaOptions, 'width' | 'height' | 'quality'> {
  fit: MediaFit
  position: string
  /** `transparent`, or a colour with its sign. */
  background: string
  trimThreshold: number
  format: PictureFormat
}

export interface PictureOrder {
  source: string
  options: Rendering
}

/** A picture that is asked for, or the status of its refusal and the reason. */
export type PicturePathReading =
  | ({ ok: true } & PictureOrder)
  | { ok: false; status: 400 | 404; detail: string }

const end = '/([^/]+)/([^/]+)/([^/]+)/([^/]+)/([^/]+)/([^/]+)/([^/.]+)\\.([^/]+)$'
const patterns = [
  new RegExp(`^(media/([^/]+)/uploads/.+?)${end}`),
  new RegExp(`^(static/(images)/[^/]+)${end}`),
]

const shopName = /^[a-z_][a-z0-9_]{0,62}$/
const mostDecodings = 3

/**
 * Reads the raw path of a request as the image service does: 404 for a path of another form, such
 * as one of the browser's, 400 for a value that it does not know, such as the format `jpg`.
 */
export function readPicturePath(path: string): PicturePathReading {
  const decoded = decode(path.slice(mediaStreamBase.length + 1))
  if (decoded === null) return refused(400, 'Invalid URL encoding in image path')
  const match = patterns.map((pattern) => pattern.exec(decoded)).find((found) => found !== null)
  if (!match) return refused(404, 'No image source matches the path.')
  const [, source = '', shop = '', ...words] = match
  const [width = '', height = '', fit = '', position = '', background = ''] = words
  const [trimThreshold = '', quality = '', format = ''] = words.slice(5)
  const problem =
    (/\.\.[/\\]/.test(source) && 'imagePath') ||
    (!shopName.test(shop) && 'tenantSchema') ||
    (!isOneOf(mediaFits, fit) && 'fit') ||
    (!isOneOf([...mediaPositions, 'centre'], position) && 'position') ||
    (!isOneOf(formats, format) && 'format') ||
    (!isWithin(width, 0, 8192) && 'width') ||
    (!isWithin(height, 0, 8192) && 'height') ||
    (!isWithin(quality, 1, 100) && 'quality') ||
    (!isWithin(trimThreshold, 0, 100) && 'trimThreshold')
  if (problem) return refused(400, `Invalid ${problem} parameter`)
  return {
    ok: true,
    source,
    options: {
      width: Number(width),
      height: Number(height),
      fit: fit as MediaFit,
      position,
      background: knownColour.test(background) ? background : '#FFFFFF',
      trimThreshold: Number(trimThreshold),
      format: format as PictureFormat,
      quality: Number(quality),
    },
  }
}

const knownColour = /^(?:transparent|#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))$/i

/** Decoded until nothing changes any more, three times at most; null where it cannot be. */
function decode(path: string): string | null {
  let text = path
  try {
    for (let times = 0; times < mostDecodings; times += 1) text = decodeURIComponent(text)
  } catch {
    return null
  }
  return text
}

const refused = (status: 400 | 404, detail: string) => ({ ok: false, status, detail }) as const

const isOneOf = (words: readonly string[], word: string) => words.includes(word)

function isWithin(text: string, least: number, most: number): boolean {
  const number = Number(text)
  return number >= least && number <= most
}
