import * as z from 'zod/mini'
import type { BlogTag } from '../../contract/blog/blog-post'
import { sortField, uuidField } from '../../contract/wire/common-fields'
import { count, id } from '../../contract/wire/scalars'
import { translationsOf } from '../../contract/wire/translations'
import { apiStamps } from './date-time'
import { toShape } from './shape'

/** The API writes the number of posts as a text. */
const writtenCount = z.pipe(
  z.union([count, z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform(Number),
)

/** A label of posts, from the list or by itself. */
export const blogTag = z.pipe(
  z.object({
    id,
    translations: translationsOf('name'),
    active: z.boolean(),
    postsCount: writtenCount,
    ...sortField,
    ...apiStamps,
    ...uuidField,
  }),
  toShape<BlogTag>()(({ postsCount, ...tag }) => ({ ...tag, getPostsCount: postsCount })),
)
