import { cart } from '../cart'
import type { UpstreamEndpoint } from './endpoint'

export const readCart = {
  method: 'GET',
  path: '/cart',
  answer: cart,
} as const satisfies UpstreamEndpoint
