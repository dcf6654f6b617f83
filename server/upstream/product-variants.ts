import * as z from 'zod/mini'
import { id } from '../../contract/wire/scalars'

/** The attributes by which one chooses among the variants of a product, and their values, in order. */
export const variantAxes = z.object({
  axes: z.array(z.object({ id, values: z.array(z.object({ id })) })),
})
export type VariantAxes = z.infer<typeof variantAxes>['axes']
