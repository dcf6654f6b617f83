import { athensTime } from '#contract/wire/athens-time'
import { stampFields } from '../lib/answer-fields'
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

export const commentPreviewOf = ({ translations }: CommentRow) =>
  preview(translations.el?.content ?? '', commentPreview)

const preview = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}...` : text
