import { blogAuthor } from '../../contract/blog/blog-author'
import { blogCategory } from '../../contract/blog/blog-category'
import { blogComment } from '../../contract/blog/blog-comment'
import { blogPost, blogPostOrderings } from '../../contract/blog/blog-post'
import { blogTag } from '../../contract/blog/blog-tag'
import { emptyPage, listOf, one, pageFrom } from './answer-readers'
import { commentRule, postRule, threadRule } from './list-rules'
import {
  booleanText,
  commaIds,
  idText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  parentText,
  slugText,
  typedText,
} from './query-rules'
import type { RouteRow } from './route-row'
import { published, readableComment } from './visibility'

const withinPost = { upstream: '/blog/post/{id}', answer: one(blogPost, published) }

const list = { language: languageText, ...pageRules }

/** Posts, their comments, topics, labels and authors. */
export const blogRows: readonly RouteRow[] = [
  {
    method: 'GET',
    path: '/blog/posts',
    upstream: '/blog/post',
    query: {
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
      ...list,
    },
    pageSize: 52,
    answer: pageFrom(blogPost, published),
    list: postRule,
  },
  {
    method: 'GET',
    path: '/blog/posts/{id}',
    upstream: '/blog/post/{id}',
    answer: one(blogPost, published),
  },
  {
    method: 'POST',
    path: '/blog/posts/{id}/update-view-count',
    upstream: '/blog/post/{id}/update_view_count',
    answer: one(blogPost, published),
  },
  {
    method: 'GET',
    path: '/blog/posts/{id}/comments',
    upstream: '/blog/post/{id}/comments',
    query: { parent: parentText, ...list },
    pageSize: 52,
    answer: pageFrom(blogComment, readableComment),
    list: threadRule,
    within: withinPost,
    asViewer: true,
  },
  {
    method: 'GET',
    path: '/blog/posts/{id}/related-posts',
    upstream: '/blog/post/{id}/related_posts',
    answer: listOf(blogPost, published),
    within: withinPost,
  },
  {
    method: 'GET',
    path: '/blog/categories',
    upstream: '/blog/category',
    query: { id: idText, ordering: orderingOf(['id', 'createdAt']), ...list },
    pageSize: 100,
    answer: pageFrom(blogCategory),
  },
  {
    method: 'GET',
    path: '/blog/categories/{id}',
    upstream: '/blog/category/{id}',
    answer: one(blogCategory),
  },
  {
    method: 'GET',
    path: '/blog/categories/{id}/posts',
    upstream: '/blog/category/{id}/posts',
    query: list,
    pageSize: 52,
    answer: pageFrom(blogPost, published),
    list: postRule,
  },
  {
    method: 'GET',
    path: '/blog/comments',
    upstream: '/blog/comment',
    query: {
      id: idText,
      user: idText,
      post: idText,
      parent: parentText,
      isApproved: booleanText,
      ordering: orderingOf(['id', 'user', 'post', 'createdAt']),
      ...list,
    },
    pageSize: 52,
    answer: pageFrom(blogComment, readableComment),
    list: commentRule,
    asViewer: true,
  },
  {
    method: 'GET',
    path: '/blog/comments/{id}/replies',
    upstream: '/blog/comment/{id}/replies',
    query: list,
    pageSize: 52,
    answer: pageFrom(blogComment, readableComment),
    list: commentRule,
    asViewer: true,
    whenMissing: emptyPage,
  },
  {
    method: 'GET',
    path: '/blog/tags',
    upstream: '/blog/tag',
    query: {
      id: idText,
      active: booleanText,
      search: typedText,
      ordering: orderingOf(['id', 'active', 'createdAt']),
      ...list,
    },
    pageSize: 100,
    answer: pageFrom(blogTag),
  },
  { method: 'GET', path: '/blog/tags/{id}', upstream: '/blog/tag/{id}', answer: one(blogTag) },
  {
    method: 'GET',
    path: '/blog/authors',
    upstream: '/blog/author',
    query: { id: idText, user: idText, ordering: orderingOf(['id', 'user', 'createdAt']), ...list },
    pageSize: 100,
    answer: pageFrom(blogAuthor),
  },
  {
    method: 'GET',
    path: '/blog/authors/{id}',
    upstream: '/blog/author/{id}',
    answer: one(blogAuthor),
  },
]
