import * as z from 'zod/mini'

/** Units of weight that the API knows. */
export const weightUnits = ['g', 'lb', 'oz', 'kg', 'tonne'] as const

export const weight = z.object({ unit: z.enum(weightUnits), value: z.number() })
export type Weight = z.infer<typeof weight>
