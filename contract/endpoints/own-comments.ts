import { blogComment } from '../blog/blog-comment'
import { commentChange, commentCreation } from '../blog/comment-write'
import { languageText } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const writeQuery = { language: languageText }

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
