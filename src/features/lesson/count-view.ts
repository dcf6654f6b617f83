import type { ApiRequest } from '../../lib/http/create-api-request'

/**
 * Tells the API that somebody reads the lesson. Nobody waits for it, and a failure is nobody's
 * business: the answer is not read.
 */
export async function countView(request: ApiRequest, postId: number): Promise<void> {
  const path = `/api/blog/posts/${postId}/update-view-count` as const
  await request({ method: 'POST', path, keepalive: true })
}
