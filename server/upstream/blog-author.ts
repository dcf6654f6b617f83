import * as z from 'zod/mini'
import type { BlogAuthor } from '../../contract/blog/blog-post'
import { uuidField } from '../../contract/wire/common-fields'
import { count, id, lenientText } from '../../contract/wire/scalars'
import { translationsOf } from '../../contract/wire/translations'
import { apiStamps } from './date-time'
import { publicPerson } from './person'
import { toShape } from './shape'

/** An author of posts. Only the author by itself has a name: rows of the list have a bare id. */
export const blogAuthor = z.pipe(
  z.object({
    id,
    translations: translationsOf('bio'),
    user: z.union([id, publicPerson]),
    website: lenientText,
    numberOfPosts: count,
    totalLikesReceived: count,
    ...apiStamps,
    ...uuidField,
  }),
  toShape<BlogAuthor>()(({ user, ...author }) => ({
    ...author,
    user: typeof user === 'number' ? user : user.id,
    displayName: typeof user === 'number' ? '' : user.displayName,
  })),
)
