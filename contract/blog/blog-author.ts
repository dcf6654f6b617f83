import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { count, id, lenientText } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** Somebody who writes posts, from `GET /blog/author`. `displayName` is an extension of the emulator. */
export const blogAuthor = z.object({
  id,
  translations: translationsOf('bio'),
  user: id,
  displayName: lenientText,
  website: lenientText,
  numberOfPosts: count,
  totalLikesReceived: count,
  ...stampFields,
  ...uuidField,
})
export type BlogAuthor = z.infer<typeof blogAuthor>
