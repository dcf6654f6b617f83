import sharp, { type FitEnum, type Sharp } from 'sharp'
import { boundsProblem } from '#contract/media/picture-bounds'
import type { ImageSize } from '#contract/media/site-pictures'
import type { PictureFormat, Rendering } from './read-picture-path'

export interface RenderedImage {
  bytes: Buffer
  contentType: string
}

/** Thrown for a picture whose size is out of bounds. */
export class UnfitPictureError extends Error {
  override readonly name = 'UnfitPicture'

  constructor({ width, height }: ImageSize) {
    super(`A picture of ${width} × ${height} pixels is not rendered.`)
  }
}

/**
 * Renders a picture (SVG text, or the bytes of a JPEG or PNG) as the image service does: rasterises
 * it at the required size, trims transparent margins, resizes and encodes it. Rejects when it
 * cannot be read, with `UnfitPictureError` when source or target have too many pixels.
 */
export async function renderImage(
  picture: string | Buffer,
  options: Rendering,
): Promise<RenderedImage> {
  if (boundsProblem(options) === 'dimensions') throw new UnfitPictureError(options)
  const whole =
    typeof picture === 'string' ? await rasterize(picture, options) : await rasterizePhoto(picture)
  const raster = await trimMargins(whole, options.trimThreshold)
  const { width, height, fit } = options
  const paper = paperOf(options)
  const fitted = sharp(raster).resize({
    width: width || undefined,
    height: height || undefined,
    fit: fit satisfies keyof FitEnum,
    position: cropPosition(options),
    background: paper ?? transparent,
  })
  const laid = paper ? fitted.flatten({ background: paper }) : fitted
  const bytes = await encode(laid, options.format, options.quality).toBuffer()
  return { bytes, contentType: contentTypes[options.format] }
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const contentTypes: Record<PictureFormat, string> = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
  // A drawing is sent as a picture, too.
  svg: 'image/png',
}

/** Rasterises an SVG at the requested size. */
async function rasterize(svg: string, { width, height }: Rendering): Promise<Buffer> {
  const source = Buffer.from(svg)
  const drawn = await sharp(source).metadata()
  const scale = Math.max(width / drawn.width, height / drawn.height, minScale)
  return sharp(source, { density: Math.min(72 * scale, 72 * maxScale) })
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Applies the EXIF orientation of a photograph and drops all other metadata. */
async function rasterizePhoto(bytes: Buffer): Promise<Buffer> {
  // Reads only the header: the size must be known before decoding.
  const size = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (boundsProblem(size)) throw new UnfitPictureError(size)
  return sharp(bytes).rotate().ensureAlpha().png({ compressionLevel: 0 }).toBuffer()
}

const minScale = 0.25
const maxScale = 4096 / 1200

/**
 * Trims transparent margins only, since the background of a composition is part of it, and never
 * below half of a side.
 */
async function trimMargins(raster: Buffer, threshold: number): Promise<Buffer> {
  if (threshold === 0) return raster
  const before = await sharp(raster).metadata()
  const trim = { background: transparent, threshold: Math.min(threshold, maxTrimThreshold) }
  const trimmed = await sharp(raster).trim(trim).toBuffer({ resolveWithObject: true })
  const { width, height } = trimmed.info
  const isWhole = width * 2 >= before.width && height * 2 >= before.height
  return isWhole ? trimmed.data : raster
}

const maxTrimThreshold = 64

/** `entropy` and `attention` only make sense for `cover`. */
function cropPosition({ fit, position }: Rendering): string {
  const looks = position === 'entropy' || position === 'attention'
  return looks && fit !== 'cover' ? 'center' : position
}

/** Background behind transparent areas; JPEG has no transparency and gets white. */
function paperOf({ format, background }: Rendering): string | undefined {
  if (background !== 'transparent') return background
  return format === 'jpeg' ? '#FFFFFF' : undefined
}

function encode(image: Sharp, format: PictureFormat, quality: number): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality })
    case 'png':
    case 'svg':
      return image.png({ quality, palette: true })
    case 'gif':
      return image.gif()
    case 'avif':
      return image.avif({ quality, effort: 2 })
    case 'tiff':
      return image.tiff()
    case 'jpeg':
      return image.jpeg({ quality })
  }
}
