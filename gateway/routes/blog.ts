import { Hono } from 'hono'
import {
  blogAuthor,
  blogCategory,
  blogPost,
  blogPostOrderings,
  blogTag,
} from '../../contract/blog/blog-post'
import { likedIds, likedPostsQuestion } from '../../contract/blog/liked-ids'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { requireMember } from './member'
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
  readPageQuery,
  readQuery,
  slugText,
  typedText,
} from './query'
import { discardBody, readBody } from './read-body'
import { answerJson, listOf, one, pageFrom } from './responses'
import { asGuest, listAsGuest, listAsViewer } from './viewer'
import { postRule, published, threadRule } from './visibility'

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
const categoryQuery = { id: idText, ordering: orderingOf(['id', 'createdAt']), ...list }
const tagQuery = {
  id: idText,
  active: booleanText,
  search: typedText,
  ordering: orderingOf(['id', 'active', 'createdAt']),
  ...list,
}
const authorQuery = {
  id: idText,
  user: idText,
  ordering: orderingOf(['id', 'user', 'createdAt']),
  ...list,
}

const publishedPost = one(blogPost, published)
const publishedPosts = listOf(blogPost, published)
const categories = pageFrom(blogCategory)
const tags = pageFrom(blogTag)
const authors = pageFrom(blogAuthor)

/** 404 where the post of the path is not published, so that nothing shows of what belongs to it. */
async function requirePost(c: RouteContext): Promise<void> {
  const guest = asGuest(c)
  publishedPost(await guest.send('GET', `/blog/post/${c.req.param('id')}`), guest)
}

blogRoutes.get('/blog/posts', async (c) => {
  const query = readQuery(c, postQuery)
  const request = { rule: postRule, path: '/blog/post', query, pageSize: 52 }
  return answerJson(c, await listAsGuest(c, request))
})

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

blogRoutes.get(`/blog/posts/${id}/comments`, async (c) => {
  const query = readQuery(c, threadQuery)
  const path = `/blog/post/${c.req.param('id')}/comments`
  const [page] = await Promise.all([
    listAsViewer(c, { rule: threadRule, path, query, pageSize: 52 }),
    requirePost(c),
  ])
  return answerJson(c, page)
})

blogRoutes.get(`/blog/posts/${id}/related-posts`, async (c) => {
  const guest = asGuest(c)
  const [posts] = await Promise.all([
    guest.send('GET', `/blog/post/${c.req.param('id')}/related_posts`),
    requirePost(c),
  ])
  return answerJson(c, publishedPosts(posts, guest))
})

// The upstream's lists of who likes what are not part of any answer.
blogRoutes.post(`/blog/posts/${id}/update-likes`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const post = await member.send('POST', `/blog/post/${c.req.param('id')}/update_likes`)
  return answerJson(c, publishedPost(post, member))
})

blogRoutes.post('/blog/posts/liked-posts', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, likedPostsQuestion)
  return answerJson(
    c,
    parse(likedIds, await member.send('POST', '/blog/post/liked_posts', { body })),
  )
})

blogRoutes.get('/blog/categories', async (c) => {
  const query = readPageQuery(c, categoryQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, categories(await guest.send('GET', '/blog/category', { query }), guest))
})

blogRoutes.get(`/blog/categories/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/category/${c.req.param('id')}`)
  return answerJson(c, parse(blogCategory, found))
})

blogRoutes.get(`/blog/categories/${id}/posts`, async (c) => {
  const query = readQuery(c, list)
  const path = `/blog/category/${c.req.param('id')}/posts`
  return answerJson(c, await listAsGuest(c, { rule: postRule, path, query, pageSize: 52 }))
})

blogRoutes.get('/blog/tags', async (c) => {
  const query = readPageQuery(c, tagQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, tags(await guest.send('GET', '/blog/tag', { query }), guest))
})

blogRoutes.get(`/blog/tags/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/tag/${c.req.param('id')}`)
  return answerJson(c, parse(blogTag, found))
})

blogRoutes.get('/blog/authors', async (c) => {
  const query = readPageQuery(c, authorQuery, 100)
  const guest = asGuest(c)
  return answerJson(c, authors(await guest.send('GET', '/blog/author', { query }), guest))
})

blogRoutes.get(`/blog/authors/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/author/${c.req.param('id')}`)
  return answerJson(c, parse(blogAuthor, found))
})
