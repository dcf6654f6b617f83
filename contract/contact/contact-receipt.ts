import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { id } from '../wire/scalars'

/** Answer of `POST /contact` (201). */
export const contactReceipt = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  ...stampFields,
  ...uuidField,
})
