import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { imageMaxAgeSeconds } from '../../contract/media/image-widths'
import type { MediaOptions } from '../../contract/media/media-options'
import { mediaStreamBase } from '../../contract/media/media-path'
import { mediaProblemDetail } from '../../contract/media/media-problem'
import { mediaUrl } from '../../contract/media/media-url'
import { parseMediaPath } from '../../contract/media/parse-media-path'
import type { PaletteName } from '../pictures/palettes'
import { answerMessages } from '../seed/answer-words'
import { type CachedImage, createImageCache } from './image-cache'
import { fallbackSource, pictureOfSource } from './picture-of-source'
import { rawRequestPath } from './raw-request-path'
import { renderImage, UnfitPicture } from './render-image'

export interface ImageDeps {
  /** Whether the shop knows a picture, for example `media/uploads/blog/mnimi.png`. */
  hasPicture: (source: string) => boolean | Promise<boolean>
  /** The palette of a picture's topic; without an answer the folder and the name decide. */
  paletteOf?: (source: string) => PaletteName | undefined | Promise<PaletteName | undefined>
  /** The bytes of a picture that somebody sent; without an answer it is drawn. */
  uploadOf?: (source: string) => Promise<Buffer | undefined>
  /** How many bytes of drawn pictures may stay in memory; 64 MiB unless told. */
  cacheBytes?: number
}

/**
 * The image service: `GET /media_stream-image/<source>/<eight options>`.
 * 400 with `{detail}` for a path that must not be followed and a size that is not rendered, 404 for a
 * picture nobody has.
 */
export function createImageRoutes(deps: ImageDeps): Hono {
  const cache = createImageCache(deps.cacheBytes ?? 64 * 1024 * 1024)
  const app = new Hono()

  app.onError((error, c) => {
    if (error instanceof UnfitPicture) return c.json({ detail: error.message }, 400, unkept)
    throw error
  })

  app.get(`${mediaStreamBase}/*`, async (c) => {
    const asked = parseMediaPath(rawRequestPath(c))
    if (!asked.ok) return c.json({ detail: mediaProblemDetail(asked.problem) }, 400, unkept)
    const { source, options } = asked
    const isKnownSource = source === fallbackSource || (await deps.hasPicture(source))
    if (!isKnownSource) return c.json({ detail: answerMessages.notFound }, 404, unkept)
    const key = mediaUrl(source, options)
    const image = await cache.take(key, () => drawImage(deps, source, options))
    const headers = { ETag: image.etag, 'Cache-Control': keptForGood }
    if (isKnown(c.req.header('if-none-match'), image.etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(image.bytes), 200, {
      ...headers,
      'Content-Type': image.contentType,
      'Content-Length': String(image.bytes.byteLength),
    })
  })

  return app
}

const keptForGood = `public, max-age=${imageMaxAgeSeconds}, immutable`
const unkept = { 'Cache-Control': 'no-store' }

async function drawImage(
  deps: ImageDeps,
  source: string,
  options: MediaOptions,
): Promise<CachedImage> {
  const sent = await deps.uploadOf?.(source)
  const image = await renderImage(
    sent ?? pictureOfSource(source, await deps.paletteOf?.(source)),
    options,
  )
  const digest = createHash('sha256').update(image.bytes).digest('base64url').slice(0, 22)
  return { ...image, etag: `"${digest}"` }
}

/** `If-None-Match` compares weakly and may list several validators (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
