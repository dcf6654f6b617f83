import * as z from 'zod/mini'
import type { BlogTag } from '../../contract/blog/blog-post'
import { count, id } from '../../contract/wire/scalars'
import { lenientTranslations, unshownFields } from './lenient'
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
    translations: lenientTranslations('name'),
    active: z.boolean(),
    postsCount: writtenCount,
    sortOrder: z.catch(z.nullable(z.int()), null),
    ...unshownFields,
  }),
  toShape<BlogTag>()(({ postsCount, ...tag }) => ({ ...tag, getPostsCount: postsCount })),
)
