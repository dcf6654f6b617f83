import { pathOf } from '#contract/endpoints/endpoint'
import type { postViewPath, productViewPath } from '#contract/endpoints/schemaless-paths'
import { sendRequest } from './send-request'

/** Path of an endpoint that counts views. */
export type ViewedPath = typeof postViewPath | typeof productViewPath

/** Sends a view. Without `call`: a guest would load schemas for an answer that nobody reads. */
export function countView(path: ViewedPath, id: number): Promise<unknown> {
  return sendRequest({ method: 'POST', path: pathOf({ path }, { id }), keepalive: true })
}
