import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { count, id, lenientText } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * A comment or a reply, from `GET /blog/post/{id}/comments` and `GET /blog/comment/{id}/replies`.
 * Lists include unapproved comments: show only those with `isApproved`, and own ones.
 * `repliesCount` counts every descendant. `displayName` is an extension of the emulator; without
 * it the author is shown as a member.
 */
export const blogComment = z.object({
  id,
  translations: translationsOf('content'),
  isApproved: z.boolean(),
  user: id,
  displayName: lenientText,
  post: id,
  children: z.array(id),
  parent: z.nullable(id),
  level: count,
  treeId: z.int(),
  likesCount: count,
  repliesCount: count,
  ...stampFields,
  ...uuidField,
})
export type BlogComment = z.infer<typeof blogComment>

/** Most characters that a comment may have. */
export const longestComment = 1000
