import type { BareCall } from '../endpoint'

/** Counts a view of a lesson's page. */
export const postView = {
  method: 'POST',
  path: '/api/blog/posts/{id}/update-view-count',
} as const satisfies BareCall
