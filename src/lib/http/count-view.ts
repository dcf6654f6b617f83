import type { BareCall } from '#contract/endpoints/endpoint'
import { sendRequest } from './send-request'

/** A call that counts a view of an entity's page. */
export interface ViewCall extends BareCall {
  path: `/api/${string}/{id}/update-view-count`
}

/**
 * Counts one view, also where the page is left meanwhile. Every page loads this: without `apiRequest`,
 * whose schemas are for answers that somebody reads, and without `addressOf`.
 */
export function countView({ method, path }: ViewCall, id: number): Promise<unknown> {
  const ofEntity = path.replace('{id}', `${id}`) as typeof path
  return sendRequest({ method, path: ofEntity, keepalive: true })
}
