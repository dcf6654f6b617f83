import { blogComment } from '../blog/blog-comment'
import { blogCategory, blogPost } from '../blog/blog-post'
import { likedIds, likedPostsQuestion } from '../blog/liked-ids'
import { pageOf } from '../wire/page'
import { parentText, translatedPageRules } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

export const readPost = {
  method: 'GET',
  path: '/api/blog/posts/{id}',
  who: 'anyone',
  answer: blogPost,
} as const satisfies Endpoint

export const countPostView = {
  method: 'POST',
  path: '/api/blog/posts/{id}/update-view-count',
  who: 'anyone',
  answer: blogPost,
} as const satisfies Endpoint

export const listCommentsOfPost = {
  method: 'GET',
  path: '/api/blog/posts/{id}/comments',
  who: 'anyone',
  query: { parent: parentText, ...translatedPageRules },
  answer: pageOf(blogComment),
} as const satisfies Endpoint

/** Gives one's like, or takes it back. */
export const likePost = {
  method: 'POST',
  path: '/api/blog/posts/{id}/update-likes',
  who: 'member',
  answer: blogPost,
} as const satisfies Endpoint

export const findLikedPosts = {
  method: 'POST',
  path: '/api/blog/posts/liked-posts',
  who: 'member',
  body: likedPostsQuestion,
  answer: likedIds,
} as const satisfies Endpoint

export const readBlogCategory = {
  method: 'GET',
  path: '/api/blog/categories/{id}',
  who: 'anyone',
  answer: blogCategory,
} as const satisfies Endpoint
