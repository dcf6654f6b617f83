import * as z from 'zod/mini'

/** Largest quantity of one product in a request. */
export const largestQuantity = 999

export const quantity = z.int().check(z.positive(), z.maximum(largestQuantity))
