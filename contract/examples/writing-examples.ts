import type { z } from 'zod/mini'
import type { commentChange, commentCreation } from '../blog/comment-write'
import type { ownProductAlert, productAlert, productAlertCreation } from '../shop/product-alert'
import type { reviewChange, reviewCreation } from '../shop/review-write'
import { exampleProduct } from './catalogue-examples'

export const exampleReviewCreation = {
  product: 41,
  rate: 9,
  translations: { el: { comment: 'Τις παίζουμε κάθε φορά που βρέχει.' } },
} satisfies z.input<typeof reviewCreation>

/** Half a star less, and no text. */
export const exampleReviewChange = {
  rate: 8,
  translations: { el: { comment: '' } },
} satisfies z.input<typeof reviewChange>

export const exampleCommentCreation = {
  post: 301,
  parent: 810,
  translations: { el: { content: 'Και ο σωρείτης;' } },
} satisfies z.input<typeof commentCreation>

export const exampleCommentChange = {
  translations: { el: { content: 'Και ο μελανίας;' } },
} satisfies z.input<typeof commentChange>

/** A guest waits for a product that is sold out. */
export const exampleAlertCreation = {
  product: 41,
  kind: 'restock',
  email: 'nefeli@example.gr',
} satisfies z.input<typeof productAlertCreation>

export const exampleAlert = {
  id: 12,
  product: 41,
  kind: 'restock',
  targetPrice: null,
  isActive: true,
  notifiedAt: null,
  createdAt: '2026-03-01T09:30:00+02:00',
} satisfies z.input<typeof productAlert>

/** The same in the member's list. */
export const exampleOwnAlert = {
  ...exampleAlert,
  product: exampleProduct,
} satisfies z.input<typeof ownProductAlert>
