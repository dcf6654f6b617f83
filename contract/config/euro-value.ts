import * as z from 'zod/mini'

/** A setting that is an amount in euro, with up to two decimals. */
export const euroValue = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in euro such as 3.50')),
  z.transform((amount) => Number(amount)),
)
