import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, id } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** A label of a post, from `GET /blog/tag`. */
export const blogTag = z.object({
  id,
  translations: translationsOf('name'),
  active: z.boolean(),
  getPostsCount: count,
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type BlogTag = z.infer<typeof blogTag>
