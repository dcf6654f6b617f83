import type { Context } from 'hono'
import type { UpstreamAnswer } from '../../upstream/client'
import type { GatewayDeps, GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { clientOf } from '../middleware/rate-limiter'
import { type HeaderRecord, pictureHeaders } from '../middleware/security-headers'
import type { Upstream } from '../upstream/call-upstream'
import { createFairTurns } from './fair-turns'
import { readPicturePath } from './picture-path'

const pictureType = /^image\/(?:webp|avif|jpeg|png|gif|svg\+xml)\b/i
const cachedForGood = 'public, max-age=31536000, immutable'

/**
 * `GET /media_stream-image/…`: pictures of the image service under our own origin, in the sizes
 * that the site has. Drawing them is work: few are asked for at once, in all and for one address.
 */
export function createPictureRoute({ config }: GatewayDeps, images: Upstream) {
  const headers = pictureHeaders(config)
  const inTurn = createFairTurns(config.pictureTurns)

  return async (c: Context<GatewayEnv>): Promise<Response> => {
    const { source, upstreamPath } = readPicturePath(
      decodeURIComponent(new URL(c.req.url).pathname),
    )
    const known = c.req.header('if-none-match')
    const asked: HeaderRecord = { accept: 'image/*', ...(known ? { 'if-none-match': known } : {}) }
    const call = { method: 'GET', path: upstreamPath, headers: asked, subject: source }
    const answer = await inTurn(clientOf(c.env?.address ?? ''), () =>
      images.call(call, checkPicture),
    )
    if (c.req.method === 'HEAD') await answer.body?.cancel()
    const isBare = c.req.method === 'HEAD' || answer.status === 304
    const body = isBare ? null : untilItBreaks(answer.body, c.env?.cut)
    return new Response(body, {
      status: answer.status,
      headers: { ...headers, ...described(answer), 'cache-control': cachedForGood },
    })
  }
}

async function checkPicture(answer: UpstreamAnswer): Promise<UpstreamAnswer> {
  if (answer.status === 304) return answer
  const isPicture = pictureType.test(answer.headers.get('content-type') ?? '')
  if (answer.status === 200 && isPicture) return answer
  await answer.body?.cancel()
  if (answer.status === 404 || answer.status === 400) throw new GatewayError(answer.status)
  throw new GatewayError(502, { reason: `the image service answered ${answer.status}` })
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

/**
 * The same bytes. Where they break off, the connection is cut: the browser must not take half a
 * picture for a whole one, and the server must not take it for a defect of its own.
 */
function untilItBreaks(
  body: ReadableStream<Uint8Array> | null,
  cut: (() => void) | undefined,
): ReadableStream<Uint8Array> | null {
  if (!body || !cut) return body
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        cut()
        controller.close()
      }
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  })
}
