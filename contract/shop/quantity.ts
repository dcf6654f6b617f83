import * as z from 'zod/mini'

/** Largest quantity of one product in a request. */
export const largestQuantity = 999

export const quantity = z.int().check(z.positive(), z.maximum(largestQuantity))

/** Quantity of a product in a cart or an order of the API, which may be more than can be asked for. */
export const storedQuantity = z.int().check(z.positive(), z.maximum(100_000))
