import { siteOrders } from '../../contract/media/site-orders'
import { GatewayError } from '../gateway-error'

/** Size, fit, position, background, threshold, format and quality. */
const orderLength = 8

const sourceSegment = /^[\p{L}\p{M}\p{N} ._~()+,@-]{1,200}$/u
const sourceRoots = new Set(['media', 'static'])

/** Where pictures are asked for, here and at the image service. */
export const picturePrefix = '/media_stream-image/'

/**
 * The source and the path for the image service, built anew from the checked parts of a decoded path.
 * Throws a `GatewayError`: 400 where it is no picture of ours, for example one that names another
 * host; 404 for a size, format or quality in which the site has no pictures.
 */
export function readPicturePath(path: string): { source: string; upstreamPath: string } {
  const segments = path.slice(picturePrefix.length).split('/')
  const source = segments.slice(0, -orderLength)
  const order = segments.slice(-orderLength)
  const isPicture = path.startsWith(picturePrefix) && source.length >= 2 && source.length <= 8
  const isOurs =
    sourceRoots.has(source[0] ?? '') &&
    source.every((segment) => sourceSegment.test(segment) && !/^\.+$/.test(segment))
  if (!isPicture || !isOurs) {
    throw new GatewayError(400, { reason: 'no picture has this address' })
  }
  if (!siteOrders.has(order.join('/'))) {
    throw new GatewayError(404, { reason: 'the site has no pictures of this size' })
  }
  const upstreamPath = `${picturePrefix}${[...source, ...order].map(encodeURIComponent).join('/')}`
  return { source: source.join('/'), upstreamPath }
}
