import type { z } from 'zod/mini'
import type { runtimeConfig } from '../config/runtime-config'
import type { contactMessage } from '../contact/contact-message'
import type { contactReceipt } from '../contact/contact-receipt'
import type { errorAnswer } from '../errors/error-answer'
import type { health } from '../health/health'
import type { searchAnswer } from '../search/search-answer'
import type { withdrawal, withdrawalReceipt } from '../withdrawal/withdrawal'
import { stamps, uuidOf } from './example-stamps'

export const exampleRuntimeConfig = {
  shippingPrice: 3.5,
  freeShippingFrom: 40,
  shopAudience: 'customers',
  orderMail: 'sent',
} satisfies z.input<typeof runtimeConfig>

/** The upstream's queue is down. */
export const exampleHealth = {
  database: true,
  redis: true,
  celery: false,
} satisfies z.input<typeof health>

/** A wrong telephone number, with the upstream's message. */
export const exampleError = {
  statusCode: 400,
  statusMessage: 'Bad Request',
  message: 'Το αίτημα δεν ήταν σωστό.',
  id: '01k2',
  data: { phone: ['Αυτός ο αριθμός τηλεφώνου δεν υπάρχει.'] },
} satisfies z.input<typeof errorAnswer>

export const exampleContactMessage = {
  name: 'Νεφέλη Δροσινού',
  email: 'nefeli@example.gr',
  message: 'Θα ξαναέρθουν οι κάρτες του χειμώνα;',
} satisfies z.input<typeof contactMessage>
export const exampleContactReceipt = {
  id: 12,
  uuid: uuidOf(12),
  ...exampleContactMessage,
  ...stamps,
} satisfies z.input<typeof contactReceipt>

export const exampleWithdrawal = {
  name: 'Νεφέλη Δροσινού',
  email: 'nefeli@example.gr',
  orderNumber: '640',
  items: '1 × Κάρτες «Πρώτη βροχή»',
  receivedOn: '2026-11-20',
} satisfies z.input<typeof withdrawal>
export const exampleWithdrawalReceipt = {
  reference: '7C2F-91AB-04D3',
  submittedAt: '2026-11-26T10:55:03+02:00',
  statement: exampleWithdrawal,
  isMailed: true,
} satisfies z.input<typeof withdrawalReceipt>

/** One product found, no lesson. `master` is the product. */
export const exampleSearch = {
  products: {
    limit: 10,
    offset: 0,
    estimatedTotalHits: 1,
    results: [
      {
        id: 82,
        master: 41,
        languageCode: 'el',
        name: 'Κάρτες «Πρώτη βροχή»',
        description: null,
        absoluteUrl: '/products/41/kartes-proti-vrochi',
        mainImagePath: 'media/stagona/uploads/products/proti-vrochi.png',
        matchesPosition: { name: [{ start: 14, length: 5 }] },
        rankingScore: 0.97,
        product: {
          finalPrice: 7.92,
          discountValue: 2,
          stock: 12,
          approvedReviewAverage: 9,
          approvedReviewCount: 4,
        },
      },
    ],
  },
  blogPosts: { limit: 10, offset: 0, estimatedTotalHits: 0, results: [] },
} satisfies z.input<typeof searchAnswer>
