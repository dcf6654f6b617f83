import { contactReceipt } from '../../../contract/contact/contact-receipt'
import { health } from '../../../contract/health/health'
import { blogPostHit, productHit } from '../search'
import type { UpstreamEndpoint } from './endpoint'

export const readHealth = {
  method: 'GET',
  path: '/health',
  answer: health,
} as const satisfies UpstreamEndpoint

export const sendContactMessage = {
  method: 'POST',
  path: '/contact',
  answer: contactReceipt,
} as const satisfies UpstreamEndpoint

export const searchProducts = {
  method: 'GET',
  path: '/search/product',
  rows: productHit,
} as const satisfies UpstreamEndpoint

export const searchPosts = {
  method: 'GET',
  path: '/search/blog/post',
  rows: blogPostHit,
} as const satisfies UpstreamEndpoint
