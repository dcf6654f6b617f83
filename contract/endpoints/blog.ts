import * as z from 'zod/mini'
import { blogComment } from '../blog/blog-comment'
import { blogAuthor, blogCategory, blogPost, blogPostOrderings, blogTag } from '../blog/blog-post'
import { likedIds, likedPostsQuestion } from '../blog/liked-ids'
import { pageOf } from '../wire/page'
import {
  booleanText,
  commaIds,
  idText,
  numberText,
  orderingOf,
  parentText,
  slugText,
  translatedPageRules,
  typedText,
} from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const postQuery = {
  id: idText,
  author: idText,
  category: idText,
  slug: slugText,
  tags: commaIds,
  title: typedText,
  featured: booleanText,
  minLikes: numberText,
  minComments: numberText,
  minTags: numberText,
  minViewCount: numberText,
  ordering: orderingOf(blogPostOrderings),
  ...translatedPageRules,
}
const categoryQuery = {
  id: idText,
  ordering: orderingOf(['id', 'createdAt']),
  ...translatedPageRules,
}
const tagQuery = {
  id: idText,
  active: booleanText,
  search: typedText,
  ordering: orderingOf(['id', 'active', 'createdAt']),
  ...translatedPageRules,
}
const authorQuery = {
  id: idText,
  user: idText,
  ordering: orderingOf(['id', 'createdAt']),
  ...translatedPageRules,
}

export const listPosts = {
  method: 'GET',
  path: '/api/blog/posts',
  who: 'anyone',
  query: postQuery,
  answer: pageOf(blogPost),
} as const satisfies Endpoint

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

export const readRelatedPosts = {
  method: 'GET',
  path: '/api/blog/posts/{id}/related-posts',
  who: 'anyone',
  answer: z.array(blogPost),
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

export const listBlogCategories = {
  method: 'GET',
  path: '/api/blog/categories',
  who: 'anyone',
  query: categoryQuery,
  answer: pageOf(blogCategory),
} as const satisfies Endpoint

export const readBlogCategory = {
  method: 'GET',
  path: '/api/blog/categories/{id}',
  who: 'anyone',
  answer: blogCategory,
} as const satisfies Endpoint

export const listPostsOfCategory = {
  method: 'GET',
  path: '/api/blog/categories/{id}/posts',
  who: 'anyone',
  query: translatedPageRules,
  answer: pageOf(blogPost),
} as const satisfies Endpoint

export const listBlogTags = {
  method: 'GET',
  path: '/api/blog/tags',
  who: 'anyone',
  query: tagQuery,
  answer: pageOf(blogTag),
} as const satisfies Endpoint

export const readBlogTag = {
  method: 'GET',
  path: '/api/blog/tags/{id}',
  who: 'anyone',
  answer: blogTag,
} as const satisfies Endpoint

export const listAuthors = {
  method: 'GET',
  path: '/api/blog/authors',
  who: 'anyone',
  query: authorQuery,
  answer: pageOf(blogAuthor),
} as const satisfies Endpoint

export const readAuthor = {
  method: 'GET',
  path: '/api/blog/authors/{id}',
  who: 'anyone',
  answer: blogAuthor,
} as const satisfies Endpoint
