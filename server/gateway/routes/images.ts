import { Hono } from 'hono'
import { isInMediaRoot, mediaStreamBase } from '#contract/media/media-path'
import { siteOrders } from '#contract/media/parse-media-path'
import type { SiteSettings } from '#contract/site/site-headers'
import type { UpstreamAnswer } from '#upstream/client'
import { imageServicePath, pictureKindOf } from '#upstream/image-service'
import type { HeaderRecord, RouteEnv } from '../http/route-env'
import { pictureHeaders } from '../http/security-headers'
import { clientOfAddress } from '../lib/client-of-address'
import { GatewayError } from '../lib/gateway-error'
import { createUpstream, type UpstreamDeps } from '../upstream/call-upstream'
import type { QueueLimits } from '../upstream/fair-queue'

const cachedForGood = 'public, max-age=31536000, immutable'

/** Size, fit, position, background, threshold, format and quality. */
const orderLength = 8

const sourceSegment = /^[\p{L}\p{M}\p{N} ._~()+,@-]{1,200}$/u

/** Path prefix of pictures, here and at the image service. */
const picturePrefix = `${mediaStreamBase}/`
export const imagePath = `${picturePrefix}*`

/**
 * The path for the image service, rebuilt from the checked parts of a decoded path.
 * Throws a `GatewayError`: 400 where it is no picture of ours, for example one that names another
 * host; 404 for a size, format or quality in which the site has no pictures.
 */
function readPicturePath(path: string): string {
  const segments = path.slice(picturePrefix.length).split('/')
  const source = segments.slice(0, -orderLength)
  const order = segments.slice(-orderLength)
  const isPicture = path.startsWith(picturePrefix) && source.length >= 2 && source.length <= 8
  const isOurs =
    isInMediaRoot(source.join('/')) &&
    source.every((segment) => sourceSegment.test(segment) && !/^\.+$/.test(segment))
  if (!isPicture || !isOurs) {
    throw new GatewayError(400, { reason: 'no picture has this address' })
  }
  const options = siteOrders.get(order.join('/'))
  if (!options) {
    throw new GatewayError(404, { reason: 'the site has no pictures of this size' })
  }
  const servicePath = imageServicePath(source.join('/'), options)
  if (servicePath === null) {
    throw new GatewayError(400, { reason: 'the image service has no picture of this name' })
  }
  return servicePath
}

interface ImageDeps extends UpstreamDeps {
  config: UpstreamDeps['config'] &
    SiteSettings & { imageServiceUrl: string; pictureQueue: QueueLimits }
}

/**
 * Pictures of the image service under our own origin, in the sizes that the site has. Rendering is
 * expensive: few are requested at once, in total and for one address.
 */
export function imageRoutes(deps: ImageDeps): Hono<RouteEnv> {
  const { config } = deps
  const headers = pictureHeaders(config)
  const images = createUpstream(deps, config.imageServiceUrl, 'images', config.pictureQueue)
  const app = new Hono<RouteEnv>()

  app.get(imagePath, async (c) => {
    const upstreamPath = readPicturePath(decodeURIComponent(new URL(c.req.url).pathname))
    const known = c.req.header('if-none-match')
    const sent: HeaderRecord = { accept: 'image/*', ...(known ? { 'if-none-match': known } : {}) }
    const call = {
      method: 'GET',
      path: upstreamPath,
      headers: sent,
      trace: c.get('trace'),
      client: clientOfAddress(c.env?.address ?? ''),
    }
    const answer = await images.call(call, readPicture)
    return new Response(answer.status === 304 ? null : answer.content, {
      status: answer.status,
      headers: { ...headers, ...described(answer), 'cache-control': lifetimeOf(answer) },
    })
  })
  app.all(imagePath, () => {
    throw new GatewayError(405, { headers: { allow: 'GET, HEAD' } })
  })
  return app
}

function readPicture(answer: UpstreamAnswer): UpstreamAnswer {
  if (answer.status === 304) return answer
  if (pictureKindOf(answer) !== 'none') return answer
  if (answer.status === 404 || answer.status === 400) throw new GatewayError(answer.status)
  throw new GatewayError(502, { reason: `the image service answered ${answer.status}` })
}

/** A placeholder is shown, not kept: the picture itself may be there the next time. */
function lifetimeOf(answer: UpstreamAnswer): string {
  return pictureKindOf(answer) === 'placeholder' ? 'no-store' : cachedForGood
}

function described({ headers, status }: UpstreamAnswer): HeaderRecord {
  const passed: HeaderRecord = {}
  for (const name of ['content-type', 'content-length', 'etag', 'last-modified']) {
    const value = headers.get(name)
    if (value !== null && !(status === 304 && name.startsWith('content-'))) passed[name] = value
  }
  const isDrawing = passed['content-type']?.startsWith('image/svg')
  return isDrawing ? { ...passed, 'content-disposition': 'attachment' } : passed
}
