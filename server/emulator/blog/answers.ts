import { displayNameField, publishFields, seoFields, stampFields } from '../lib/answer-fields'
import type { CommentRow } from './comment-queries'
import type { PostRow } from './post-queries'

/** Serialises a post; `likes` are the ids of all users who liked it. */
export function postAnswer(row: PostRow, now: Date) {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    likes: row.likedBy,
    category: row.category,
    tags: row.tags,
    author: row.author,
    featured: row.featured,
    viewCount: row.viewCount,
    mainImagePath: row.picture,
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    tagsCount: row.tagsCount,
    absoluteUrl: `/blog/post/${row.id}/${row.slug}`,
    ...publishFields(row, now),
    ...seoFields(row),
    ...stampFields(row),
  }
}

/** Serialises a comment; `children` are direct replies, `repliesCount` counts all below. */
export function commentAnswer(row: CommentRow) {
  return {
    id: row.id,
    translations: row.translations,
    isApproved: row.isApproved,
    likes: row.likedBy,
    user: row.user,
    ...displayNameField(row),
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
