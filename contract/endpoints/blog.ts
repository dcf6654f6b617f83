import { blogCategory, blogPost } from '../blog/blog-post'
import { entityCalls } from './bare/entity-calls'
import { postViewPath } from './bare/post-view'
import type { Endpoint } from './endpoint'

export const readPost = {
  ...entityCalls.blogPost,
  who: 'anyone',
  answer: blogPost,
} as const satisfies Endpoint

export const countPostView = {
  method: 'POST',
  path: postViewPath,
  who: 'anyone',
  answer: blogPost,
} as const satisfies Endpoint

export const readBlogCategory = {
  ...entityCalls.blogCategory,
  who: 'anyone',
  answer: blogCategory,
} as const satisfies Endpoint
