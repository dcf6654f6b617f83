import { athensTime } from '#contract/wire/athens-time'
import { seoFields, stampFields } from '../lib/answer-fields'
import { userAnswer } from '../lib/user-answer'
import type { CommentRow } from './comment-queries'
import type { PostRow } from './post-queries'

const wordsPerMinute = 200
const postPreview = 200
const commentPreview = 150

/** A row of a list of posts; `likes` are the ids of all users who like it. */
export function postRowAnswer(row: PostRow) {
  const body = row.translations.el?.body ?? ''
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    likes: row.likedBy,
    translations: row.translations,
    author: row.author,
    category: row.category,
    tags: row.tags,
    featured: row.featured,
    viewCount: row.viewCount,
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    tagsCount: row.tagsCount,
    isPublished: row.isPublished,
    publishedAt: row.publishedAt === null ? null : athensTime(row.publishedAt),
    createdAt: athensTime(row.createdAt),
    updatedAt: athensTime(row.updatedAt),
    mainImagePath: row.picture,
    readingTime: Math.max(1, Math.floor((body.match(/\w+/g) ?? []).length / wordsPerMinute)),
    contentPreview: preview(body, postPreview),
  }
}

/** The records that a post by itself nests. */
interface PostRelations {
  author: object | null
  category: object | null
  tags: object[]
}

/** A post by itself as `viewer` gets it. */
export function postAnswer(row: PostRow, relations: PostRelations, viewer: number | null) {
  return {
    ...postRowAnswer(row),
    ...relations,
    userHasLiked: viewer !== null && row.likedBy.includes(viewer),
    ...seoFields(row),
  }
}

/** A row of a list of comments as `viewer` gets it, with its author's whole account. */
export function commentRowAnswer(row: CommentRow, viewer: number | null) {
  const edited = row.updatedAt - row.createdAt > editedAfterMs
  return {
    id: row.id,
    translations: row.translations,
    user: userAnswer(row.person),
    contentPreview: commentPreviewOf(row),
    isReply: row.parent !== null,
    parent: row.parent,
    hasReplies: row.repliesCount > 0,
    approved: row.isApproved,
    isEdited: edited,
    likesCount: row.likedBy.length,
    repliesCount: row.repliesCount,
    userHasLiked: viewer !== null && row.likedBy.includes(viewer),
    ...stampFields(row),
  }
}

const editedAfterMs = 5 * 60_000

const commentPreviewOf = ({ translations }: CommentRow) =>
  preview(translations.el?.content ?? '', commentPreview)

/** The comments around one. */
export interface CommentRelations {
  post: PostRow
  /** From the first comment of the thread to the one that is answered. */
  above: readonly CommentRow[]
  /** Approved direct replies, the oldest first. */
  replies: readonly CommentRow[]
  /** How many approved comments are below it, and beside it. */
  descendants: number
  siblings: number
}

/** A comment by itself. */
export function commentAnswer(
  row: CommentRow,
  { post, above, replies, descendants, siblings }: CommentRelations,
  viewer: number | null,
) {
  const inShort = (comment: CommentRow) => ({
    id: comment.id,
    contentPreview: commentPreviewOf(comment),
    user: userAnswer(comment.person),
  })
  const parent = above.at(-1)
  return {
    ...commentRowAnswer(row, viewer),
    post: postRowAnswer(post),
    parentComment: parent ? { ...inShort(parent), createdAt: athensTime(parent.createdAt) } : null,
    childrenComments: replies.map((reply) => commentRowAnswer(reply, viewer)),
    ancestorsPath: above.map(inShort),
    treePosition: {
      level: row.level,
      treeId: row.treeId,
      approvedDescendantsCount: descendants,
      siblingsCount: siblings,
    },
  }
}

const preview = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}...` : text
