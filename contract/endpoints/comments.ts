import { blogComment } from '../blog/blog-comment'
import { pageOf } from '../wire/page'
import {
  booleanText,
  idText,
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

export const listCommentsOfPost = {
  method: 'GET',
  path: '/api/blog/posts/{id}/comments',
  who: 'anyone',
  query: { parent: parentText, ...translatedPageRules },
  answer: pageOf(blogComment),
} as const satisfies Endpoint

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
