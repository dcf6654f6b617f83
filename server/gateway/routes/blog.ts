import { Hono } from 'hono'
import { blogPostOrderings } from '#contract/blog/blog-post'
import { likedPostsQuestion } from '#contract/blog/liked-ids'
import { blogAuthor } from '#upstream/blog-author'
import { blogCategory } from '#upstream/blog-category'
import { commentRow, placedComments } from '#upstream/blog-comment'
import { blogPost, likedPosts } from '#upstream/blog-post'
import { blogTag } from '#upstream/blog-tag'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest, requireMember } from './api-caller'
import {
  booleanText,
  commaIds,
  id,
  idText,
  languageText,
  numberText,
  orderingOf,
  pageRules,
  parentText,
  slugText,
  typedText,
} from './query'
import { discardBody, readBody } from './read-request'
import { answerJson, answerPage, listOf, one, pageFrom, readPage } from './responses'
import { published } from './visibility'

/** Posts, their categories, tags, authors and likes. */
export const blogRoutes = new Hono<RouteEnv>()

const list = { language: languageText, ...pageRules }
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
  ...list,
}
const threadQuery = { parent: parentText, ...list }
const categories = {
  path: '/blog/category',
  parse: pageFrom(blogCategory),
  query: { id: idText, ordering: orderingOf(['id', 'createdAt']), ...list },
  pageSize: 100,
}
const tags = {
  path: '/blog/tag',
  parse: pageFrom(blogTag),
  query: {
    id: idText,
    active: booleanText,
    search: typedText,
    ordering: orderingOf(['id', 'active', 'createdAt']),
    ...list,
  },
  pageSize: 100,
}
const authors = {
  path: '/blog/author',
  parse: pageFrom(blogAuthor),
  query: { id: idText, user: idText, ordering: orderingOf(['id', 'createdAt']), ...list },
  pageSize: 100,
}

const publishedPost = one(blogPost, published)
const publishedPosts = listOf(blogPost, published)
const postPage = pageFrom(blogPost, published)
const commentPage = pageFrom(commentRow)

blogRoutes.get('/blog/posts', (c) =>
  answerPage(c, asGuest(c), { path: '/blog/post', query: postQuery, parse: postPage }),
)

blogRoutes.get(`/blog/posts/${id}`, async (c) => {
  const guest = asGuest(c)
  const post = await guest.send('GET', `/blog/post/${c.req.param('id')}`)
  return answerJson(c, publishedPost(post, guest))
})

blogRoutes.post(`/blog/posts/${id}/update-view-count`, async (c) => {
  await discardBody(c)
  const guest = asGuest(c)
  const post = await guest.send('POST', `/blog/post/${c.req.param('id')}/update_view_count`)
  return answerJson(c, publishedPost(post, guest))
})

// Approved comments for everybody: a member's waiting ones are in the member's own list.
blogRoutes.get(`/blog/posts/${id}/comments`, async (c) => {
  const post = Number(c.req.param('id'))
  const thread = { path: `/blog/post/${post}/comments`, query: threadQuery, parse: commentPage }
  const page = await readPage(c, asGuest(c), thread)
  return answerJson(c, { ...page, results: placedComments(page.results, { post }) })
})

blogRoutes.get(`/blog/posts/${id}/related-posts`, async (c) => {
  const guest = asGuest(c)
  const posts = await guest.send('GET', `/blog/post/${c.req.param('id')}/related_posts`)
  return answerJson(c, publishedPosts(posts, guest))
})

// The upstream's lists of users who like something are not part of any answer.
blogRoutes.post(`/blog/posts/${id}/update-likes`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const post = await member.send('POST', `/blog/post/${c.req.param('id')}/update_likes`)
  return answerJson(c, publishedPost(post, member))
})

blogRoutes.post('/blog/posts/liked-posts', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, likedPostsQuestion)
  const liked = await member.send('POST', '/blog/post/liked_posts', { body })
  return answerJson(c, parse(likedPosts, liked))
})

blogRoutes.get('/blog/categories', (c) => answerPage(c, asGuest(c), categories))

blogRoutes.get(`/blog/categories/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/category/${c.req.param('id')}`)
  return answerJson(c, parse(blogCategory, found))
})

// By the list of posts: that of the category has unpublished ones too.
blogRoutes.get(`/blog/categories/${id}/posts`, async (c) => {
  const category = String(c.req.param('id'))
  const guest = asGuest(c)
  await guest.send('GET', `/blog/category/${category}`)
  const posts = { path: '/blog/post', query: list, parse: postPage, forced: { category } }
  return answerPage(c, guest, posts)
})

blogRoutes.get('/blog/tags', (c) => answerPage(c, asGuest(c), tags))

blogRoutes.get(`/blog/tags/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/tag/${c.req.param('id')}`)
  return answerJson(c, parse(blogTag, found))
})

blogRoutes.get('/blog/authors', (c) => answerPage(c, asGuest(c), authors))

blogRoutes.get(`/blog/authors/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/author/${c.req.param('id')}`)
  return answerJson(c, parse(blogAuthor, found))
})
