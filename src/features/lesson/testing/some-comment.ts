import type { ThreadComment } from '../comment-thread'

export function someComment(commentId: number, fields: Partial<ThreadComment> = {}): ThreadComment {
  return {
    commentId,
    parentId: null,
    author: `Author ${commentId}`,
    text: `Text ${commentId}`,
    writtenAt: '2026-02-09T09:00:00+02:00',
    likesCount: 0,
    ...fields,
  }
}
