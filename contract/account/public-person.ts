import * as z from 'zod/mini'
import { id, lenientText, picturePath } from '../wire/scalars'

/**
 * Somebody who wrote something public. The API sends the whole account with a review; only these
 * fields are ever read, so that nothing private reaches a page.
 */
export const publicPerson = z.object({
  id,
  displayName: lenientText,
  mainImagePath: picturePath,
})
export type PublicPerson = z.infer<typeof publicPerson>
