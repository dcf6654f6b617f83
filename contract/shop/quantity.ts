import * as z from 'zod/mini'

/** Largest quantity of one product in a request. */
export const largestQuantity = 999

/** A quantity of one product in a request. */
export const quantity = z.int().check(z.positive(), z.maximum(largestQuantity))
