import { type MediaOptions, mediaStreamBase } from '#contract/media/media-path'
import { siteOrders } from '#contract/media/parse-media-path'
import { callUpstream, type UpstreamFetch } from '#upstream/client'
import { imageServicePath, pictureKindOf } from '#upstream/image-service'
import type { Finding } from './ask'
import type { DoctorOptions } from './options'

/** One order of each format that the site has. */
const orders = [...new Map([...siteOrders.values()].map((order) => [order.format, order])).values()]

/**
 * Asks the image service for a picture of the shop in each format of the site.
 * @param source of a picture that the API names; null where it names none
 */
export async function tryPictures(
  { imageServiceUrl, timeoutMs }: DoctorOptions,
  fetch: UpstreamFetch,
  source: string | null,
): Promise<(Finding & { path: string })[]> {
  const found: (Finding & { path: string })[] = []
  for (const order of orders) found.push(await tryPicture(order))
  return found

  async function tryPicture(order: MediaOptions): Promise<Finding & { path: string }> {
    const what = `${mediaStreamBase}/… as ${order.format}`
    if (source === null) return { path: what, result: 'unseen', note: 'no picture to ask for' }
    const path = imageServicePath(source, order)
    if (path === null) {
      return { path: what, result: 'differs', note: `the service has no name like ${source}` }
    }
    const headers = { accept: 'image/*' }
    const call = { url: `${imageServiceUrl}${path}`, method: 'GET', headers, timeoutMs }
    try {
      const answer = await callUpstream(fetch, call)
      const kind = pictureKindOf(answer)
      if (kind === 'picture') return { path, result: 'fits', note: order.format }
      const note =
        kind === 'placeholder'
          ? 'a placeholder: the service cannot fetch the picture from the API'
          : `answered ${answer.status}`
      return { path, result: answer.status === 404 ? 'missing' : 'differs', note }
    } catch (failure) {
      return { path, result: 'differs', note: failure instanceof Error ? failure.message : '' }
    }
  }
}
