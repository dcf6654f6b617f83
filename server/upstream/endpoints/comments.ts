import { blogComment, commentRow, likedComments } from '../blog-comment'
import type { UpstreamEndpoint } from './endpoint'

export const listComments = {
  method: 'GET',
  path: '/blog/comment',
  rows: commentRow,
} as const satisfies UpstreamEndpoint

export const listCommentsOf = {
  method: 'GET',
  path: '/user/account/{me}/blog_post_comments',
  rows: commentRow,
} as const satisfies UpstreamEndpoint

export const readComment = {
  method: 'GET',
  path: '/blog/comment/{id}',
  answer: blogComment,
} as const satisfies UpstreamEndpoint

export const listReplies = {
  method: 'GET',
  path: '/blog/comment/{id}/replies',
  rows: commentRow,
} as const satisfies UpstreamEndpoint

export const writeComment = {
  method: 'POST',
  path: '/blog/comment',
  answer: blogComment,
} as const satisfies UpstreamEndpoint

export const changeComment = {
  method: 'PUT',
  path: '/blog/comment/{id}',
  answer: blogComment,
} as const satisfies UpstreamEndpoint

export const removeComment = {
  method: 'DELETE',
  path: '/blog/comment/{id}',
} as const satisfies UpstreamEndpoint

export const likeComment = {
  method: 'POST',
  path: '/blog/comment/{id}/update_likes',
  answer: blogComment,
} as const satisfies UpstreamEndpoint

export const findLikedComments = {
  method: 'POST',
  path: '/blog/comment/liked_comments',
  answer: likedComments,
} as const satisfies UpstreamEndpoint
