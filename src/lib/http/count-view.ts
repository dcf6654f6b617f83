import { sendRequest } from './send-request'

/** Path of an endpoint that counts a view of an entity's page. */
export type ViewPath = `/api/${string}/{id}/update-view-count`

/**
 * Counts one view, also where the page is left meanwhile. Every page loads this: without `apiRequest`,
 * whose schemas are for answers that somebody reads, and without `pathOf`.
 */
export function countView(path: ViewPath, id: number): Promise<unknown> {
  const ofEntity = path.replace('{id}', `${id}`) as ViewPath
  return sendRequest({ method: 'POST', path: ofEntity, keepalive: true })
}
