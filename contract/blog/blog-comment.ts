import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { count, id, lenientText } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * A comment or a reply, from `GET /blog/post/{id}/comments` and `GET /blog/comment/{id}/replies`.
 * One without `isApproved` is its author's own. `repliesCount` counts the direct replies that are
 * approved. In lists, `children`, `level` and `treeId` (the id of the thread's first comment) say
 * what the rows of the answer tell of each other. `user` is null after the account was deleted;
 * without a `displayName` the author is shown as a member.
 */
export const blogComment = z.object({
  id,
  translations: translationsOf('content'),
  isApproved: z.boolean(),
  user: z.nullable(id),
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
