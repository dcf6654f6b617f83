import * as z from 'zod/mini'

/** Kinds of an address. */
export const addressTypes = ['HOME', 'OFFICE', 'OTHER'] as const
export const addressType = z.enum(addressTypes)
export type AddressType = z.infer<typeof addressType>

/** A kind of address, or the empty text where nobody chose one; left out is read as empty. */
export const addressTypeChoice = z.pipe(
  z.nullish(z.enum([...addressTypes, ''])),
  z.transform((type) => type ?? ''),
)
