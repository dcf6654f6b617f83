import * as z from 'zod/mini'
import type { BlogAuthor } from '../../contract/blog/blog-post'
import { count, id, lenientText } from '../../contract/wire/scalars'
import { lenientTranslations, unshownFields } from './lenient'
import { publicPerson } from './person'
import { toShape } from './shape'

/** An author of posts. Only the author by itself has a name: rows of the list have a bare id. */
export const blogAuthor = z.pipe(
  z.object({
    id,
    translations: lenientTranslations('bio'),
    user: z.union([id, publicPerson]),
    website: z.catch(lenientText, ''),
    numberOfPosts: z.catch(count, 0),
    totalLikesReceived: z.catch(count, 0),
    ...unshownFields,
  }),
  toShape<BlogAuthor>()(({ user, ...author }) => ({
    ...author,
    user: typeof user === 'number' ? user : user.id,
    displayName: typeof user === 'number' ? '' : user.displayName,
  })),
)
