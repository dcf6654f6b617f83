import type { BareCall } from '../endpoint'

/** Lists products. */
export const productList = { method: 'GET', path: '/api/products' } as const satisfies BareCall
