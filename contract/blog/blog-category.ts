import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, id, picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** A topic of the blog, from `GET /blog/category`; the tree is built from `parent`. */
export const blogCategory = z.object({
  id,
  translations: translationsOf('name', 'description'),
  slug: z.string(),
  parent: z.nullable(id),
  level: count,
  treeId: z.int(),
  absoluteUrl: z.string(),
  mainImagePath: picturePath,
  recursivePostCount: count,
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type BlogCategory = z.infer<typeof blogCategory>
