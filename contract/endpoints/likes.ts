import { blogComment } from '../blog/blog-comment'
import { blogPost } from '../blog/blog-post'
import { likedCommentsQuestion, likedIds, likedPostsQuestion } from '../blog/liked-ids'
import type { Endpoint } from './endpoint'

/** Gives one's like, or takes it back. */
export const likePost = {
  method: 'POST',
  path: '/api/blog/posts/{id}/update-likes',
  who: 'member',
  answer: blogPost,
} as const satisfies Endpoint

/** Gives one's like, or takes it back. */
export const likeComment = {
  method: 'POST',
  path: '/api/blog/comments/{id}/update-likes',
  who: 'member',
  answer: blogComment,
} as const satisfies Endpoint

export const findLikedPosts = {
  method: 'POST',
  path: '/api/blog/posts/liked-posts',
  who: 'member',
  body: likedPostsQuestion,
  answer: likedIds,
} as const satisfies Endpoint

export const findLikedComments = {
  method: 'POST',
  path: '/api/blog/comments/liked-comments',
  who: 'member',
  body: likedCommentsQuestion,
  answer: likedIds,
} as const satisfies Endpoint
