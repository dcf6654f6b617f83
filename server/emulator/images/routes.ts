import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { encodeSource, mediaStreamBase } from '#contract/media/media-path'
import { imageMaxAgeSeconds } from '#contract/media/site-pictures'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { answerMessages } from '../lib/messages'
import { fallbackSource, pictureOfSource } from './picture-of-source'
import { findUpload, hasPicture } from './queries'
import { type PictureOrder, readPicturePath } from './read-picture-path'
import { type RenderedImage, renderImage, UnfitPictureError } from './render-image'

/**
 * The image service under `/media_stream-image`, for the pictures of the store, and the files of the
 * uploads, which redirect to it.
 */
export function pictureRoutes({ store }: RouteDeps) {
  const app = createImageRoutes({
    hasPicture: (source) => hasPicture(store, source),
    uploadOf: (source) => findUpload(store, source),
  })
  return new Hono().route('/', app).get('/media/:schema/uploads/*', async (c) => {
    const source = c.req.path.slice(1)
    if (!(await hasPicture(store, source))) throw detailError(404, answerMessages.notFound)
    return c.redirect(`${mediaStreamBase}/${encodeSource(source)}/${wholePicture}`)
  })
}

interface ImageDeps {
  /** Whether a picture exists, for example `media/stagona/uploads/blog/mnimi.png`. */
  hasPicture: (source: string) => boolean | Promise<boolean>
  /** The bytes of an uploaded picture; undefined when it is seeded. */
  uploadOf?: (source: string) => Promise<Buffer | undefined>
}

/** A rendered image with its entity tag. */
interface CachedImage extends RenderedImage {
  etag: string
}

const mostCachedBytes = 64 * 1024 * 1024

/** A picture in the size in which those of the seeded content are drawn. */
const wholePicture = '1600/1200/contain/center/transparent/5/90.png'

/**
 * The image service: `GET /media_stream-image/<source>/<seven options>`. Answers 404 with
 * `{detail}` for a path of another form, 400 for an option that it does not know, and its
 * placeholder, which has no lifetime, for a picture that does not exist.
 */
export function createImageRoutes(deps: ImageDeps): Hono {
  // Concurrent requests for one image share its rendering.
  const cache = new LRUCache<string, CachedImage, PictureOrder>({
    maxSize: mostCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    fetchMethod: (_, __, { context }) => drawImage(deps, context),
  })
  const app = new Hono()

  app.onError((error, c) => {
    if (error instanceof UnfitPictureError) return c.json({ detail: error.message }, 400, uncached)
    throw error
  })

  app.get(`${mediaStreamBase}/*`, async (c) => {
    const reading = readPicturePath(rawRequestPath(c))
    if (!reading.ok) return c.json({ detail: reading.detail }, reading.status, uncached)
    const isKnown = reading.source === fallbackSource || (await deps.hasPicture(reading.source))
    const { options } = reading
    const source = isKnown ? reading.source : fallbackSource
    const context = { source, options }
    const image = await cache.forceFetch(JSON.stringify(context), { context })
    const lifetime = isKnown ? { 'Cache-Control': cachedForever } : {}
    const headers = { ETag: image.etag, ...lifetime }
    if (matchesEtag(c.req.header('if-none-match'), image.etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(image.bytes), 200, {
      ...headers,
      'Content-Type': image.contentType,
      'Content-Length': String(image.bytes.byteLength),
    })
  })

  return app
}

const cachedForever = `public, max-age=${imageMaxAgeSeconds}, immutable`
const uncached = { 'Cache-Control': 'no-store' }

async function drawImage(deps: ImageDeps, { source, options }: PictureOrder): Promise<CachedImage> {
  const sent = await deps.uploadOf?.(source)
  const image = await renderImage(sent ?? pictureOfSource(source), options)
  const digest = createHash('sha256').update(image.bytes).digest('base64url').slice(0, 22)
  return { ...image, etag: `"${digest}"` }
}

/** `If-None-Match` compares weakly and may list several validators (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}

const nodeBindings = z.object({ incoming: z.object({ url: z.string() }) })

/**
 * The request path as sent: percent signs, backslashes and dot segments unchanged, without query.
 * On Node it comes from the raw request, because building a URL already resolves `..`.
 */
function rawRequestPath(c: Context): string {
  const node = nodeBindings.safeParse(c.env)
  const target = node.success ? node.data.incoming.url : c.req.url
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
}
