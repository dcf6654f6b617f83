import sharp, { type FitEnum, type Sharp } from 'sharp'
import type { ImageSize } from '../../contract/media/image-widths'
import type { MediaFormat, MediaOptions } from '../../contract/media/media-options'
import { boundsProblem } from '../../contract/media/picture-bounds'

/** A drawn picture as it crosses the wire. */
export interface RenderedImage {
  bytes: Buffer
  contentType: string
}

/** A picture whose size is out of bounds: it would cost more than any page needs. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture'

  constructor({ width, height }: ImageSize) {
    super(`A picture of ${width} × ${height} pixels is not rendered.`)
  }
}

/**
 * Draws a picture (the text of an SVG, or the bytes of a JPEG or PNG) as the image service would:
 * rasters it at the size that is needed, trims transparent margins, fits it and encodes it. Rejects
 * when it cannot be read, with `UnfitPicture` where it, or what was asked for, has too many pixels.
 */
export async function renderImage(
  picture: string | Buffer,
  options: MediaOptions,
): Promise<RenderedImage> {
  if (boundsProblem(options) === 'dimensions') throw new UnfitPicture(options)
  const whole =
    typeof picture === 'string' ? await rasterize(picture, options) : await unfold(picture)
  const raster = await trimMargins(whole, options.trimThreshold)
  const { width, height, fit } = options
  const paper = paperOf(options)
  const fitted = sharp(raster).resize({
    width,
    height,
    fit: fit satisfies keyof FitEnum,
    position: cropPosition(options),
    background: paper ?? transparent,
  })
  const laid = paper ? fitted.flatten({ background: paper }) : fitted
  const bytes = await encode(laid, options.format, options.quality).toBuffer()
  return { bytes, contentType: contentTypes[options.format] }
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const contentTypes: Record<MediaFormat, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
}

/** Vector drawings have no pixels of their own: draw as many as the order can show. */
async function rasterize(svg: string, { width, height }: MediaOptions): Promise<Buffer> {
  const source = Buffer.from(svg)
  const drawn = await sharp(source).metadata()
  const scale = Math.max(width / drawn.width, height / drawn.height, leastScale)
  return sharp(source, { density: Math.min(72 * scale, 72 * mostScale) })
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Photographs say in a note which side is up; what else they say about a person is left out. */
async function unfold(bytes: Buffer): Promise<Buffer> {
  // Only the head is read here; what follows is not unfolded before its size is known.
  const size = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (boundsProblem(size)) throw new UnfitPicture(size)
  return sharp(bytes).rotate().ensureAlpha().png({ compressionLevel: 0 }).toBuffer()
}

const leastScale = 0.25
const mostScale = 4096 / 1200

/**
 * The composition's own paper is part of the picture, so only transparent margins go, and never
 * so much that less than half of a side would be left.
 */
async function trimMargins(raster: Buffer, threshold: number): Promise<Buffer> {
  if (threshold === 0) return raster
  const before = await sharp(raster).metadata()
  const trim = { background: transparent, threshold: Math.min(threshold, mostThreshold) }
  const trimmed = await sharp(raster).trim(trim).toBuffer({ resolveWithObject: true })
  const { width, height } = trimmed.info
  const isWhole = width * 2 >= before.width && height * 2 >= before.height
  return isWhole ? trimmed.data : raster
}

const mostThreshold = 64

/** `entropy` and `attention` choose what to keep, which only makes sense where something is cut. */
function cropPosition({ fit, position }: MediaOptions): string {
  const looks = position === 'entropy' || position === 'attention'
  return looks && fit !== 'cover' ? 'center' : position
}

/** What shows through where the picture is transparent; JPEG has no transparency and gets white. */
function paperOf({ format, background }: MediaOptions): string | undefined {
  if (background !== 'transparent') return `#${background}`
  return format === 'jpg' || format === 'jpeg' ? '#FFFFFF' : undefined
}

function encode(image: Sharp, format: MediaFormat, quality: number): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality })
    case 'png':
      return image.png({ quality, palette: true })
    case 'gif':
      return image.gif()
    case 'avif':
      return image.avif({ quality, effort: 2 })
    case 'jpg':
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true })
  }
}
