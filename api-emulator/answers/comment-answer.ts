import type { CommentRow } from '../store/comment-queries'
import { type AnswerMode, displayNameField, stampFields } from './common-fields'

/** A comment as the API sends it; `children` are direct replies, `repliesCount` counts all below. */
export function commentAnswer(row: CommentRow, mode: AnswerMode) {
  return {
    id: row.id,
    translations: row.translations,
    isApproved: row.isApproved,
    likes: row.likedBy,
    user: row.user,
    ...displayNameField(row, mode),
    post: row.post,
    children: row.children,
    parent: row.parent,
    level: row.level,
    treeId: row.treeId,
    likesCount: row.likedBy.length,
    repliesCount: row.repliesCount,
    ...stampFields(row),
  }
}
