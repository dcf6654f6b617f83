import { blogComment } from '../blog/blog-comment'
import { commentChange, commentCreation } from '../blog/comment-write'
import { likedCommentsQuestion, likedIds } from '../blog/liked-ids'
import { pageOf } from '../wire/page'
import {
  booleanText,
  idText,
  languageText,
  orderingOf,
  parentText,
  translatedPageRules,
} from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const commentQuery = {
  id: idText,
  user: idText,
  post: idText,
  parent: parentText,
  isApproved: booleanText,
  ordering: orderingOf(['id', 'createdAt']),
  ...translatedPageRules,
}
const writeQuery = { language: languageText }

/** Comments of one post, which `post` names; with `user`, one's own. */
export const listComments = {
  method: 'GET',
  path: '/api/blog/comments',
  who: 'anyone',
  query: commentQuery,
  answer: pageOf(blogComment),
} as const satisfies Endpoint

export const readComment = {
  method: 'GET',
  path: '/api/blog/comments/{id}',
  who: 'anyone',
  answer: blogComment,
} as const satisfies Endpoint

export const listReplies = {
  method: 'GET',
  path: '/api/blog/comments/{id}/replies',
  who: 'anyone',
  query: translatedPageRules,
  answer: pageOf(blogComment),
} as const satisfies Endpoint

export const writeComment = {
  method: 'POST',
  path: '/api/blog/comments',
  who: 'member',
  query: writeQuery,
  body: commentCreation,
  answer: blogComment,
  status: 201,
} as const satisfies Endpoint

export const changeComment = {
  method: 'PUT',
  path: '/api/blog/comments/{id}',
  who: 'member',
  query: writeQuery,
  body: commentChange,
  answer: blogComment,
} as const satisfies Endpoint

export const removeComment = {
  method: 'DELETE',
  path: '/api/blog/comments/{id}',
  who: 'member',
} as const satisfies Endpoint

/** Gives one's like, or takes it back. */
export const likeComment = {
  method: 'POST',
  path: '/api/blog/comments/{id}/update-likes',
  who: 'member',
  answer: blogComment,
} as const satisfies Endpoint

export const findLikedComments = {
  method: 'POST',
  path: '/api/blog/comments/liked-comments',
  who: 'member',
  body: likedCommentsQuestion,
  answer: likedIds,
} as const satisfies Endpoint
