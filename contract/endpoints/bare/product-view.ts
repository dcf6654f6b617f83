import type { BareCall } from '../endpoint'

/** Counts a view of a product's page. */
export const productView = {
  method: 'POST',
  path: '/api/products/{id}/update-view-count',
} as const satisfies BareCall
