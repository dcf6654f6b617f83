import { blogAuthor } from '../blog-author'
import { blogCategory } from '../blog-category'
import { commentRow } from '../blog-comment'
import { blogPost, likedPosts } from '../blog-post'
import { blogTag } from '../blog-tag'
import type { UpstreamEndpoint } from './endpoint'

export const listPosts = {
  method: 'GET',
  path: '/blog/post',
  rows: blogPost,
} as const satisfies UpstreamEndpoint

export const readPost = {
  method: 'GET',
  path: '/blog/post/{id}',
  answer: blogPost,
} as const satisfies UpstreamEndpoint

export const countPostView = {
  method: 'POST',
  path: '/blog/post/{id}/update_view_count',
  answer: blogPost,
} as const satisfies UpstreamEndpoint

export const listCommentsOfPost = {
  method: 'GET',
  path: '/blog/post/{id}/comments',
  rows: commentRow,
} as const satisfies UpstreamEndpoint

export const listRelatedPosts = {
  method: 'GET',
  path: '/blog/post/{id}/related_posts',
  rows: blogPost,
} as const satisfies UpstreamEndpoint

export const likePost = {
  method: 'POST',
  path: '/blog/post/{id}/update_likes',
  answer: blogPost,
} as const satisfies UpstreamEndpoint

export const findLikedPosts = {
  method: 'POST',
  path: '/blog/post/liked_posts',
  answer: likedPosts,
} as const satisfies UpstreamEndpoint

/** Without this query it has posts that are no longer published. */
export const listLikedPostsOf = {
  method: 'GET',
  path: '/user/account/{me}/liked_blog_posts',
  query: { currentlyPublished: 'true' },
  rows: blogPost,
} as const satisfies UpstreamEndpoint

export const listBlogCategories = {
  method: 'GET',
  path: '/blog/category',
  rows: blogCategory,
} as const satisfies UpstreamEndpoint

export const readBlogCategory = {
  method: 'GET',
  path: '/blog/category/{id}',
  answer: blogCategory,
} as const satisfies UpstreamEndpoint

export const listBlogTags = {
  method: 'GET',
  path: '/blog/tag',
  rows: blogTag,
} as const satisfies UpstreamEndpoint

export const readBlogTag = {
  method: 'GET',
  path: '/blog/tag/{id}',
  answer: blogTag,
} as const satisfies UpstreamEndpoint

export const listAuthors = {
  method: 'GET',
  path: '/blog/author',
  rows: blogAuthor,
} as const satisfies UpstreamEndpoint

export const readAuthor = {
  method: 'GET',
  path: '/blog/author/{id}',
  answer: blogAuthor,
} as const satisfies UpstreamEndpoint
