import { Hono } from 'hono'
import { blogPostOrderings } from '#contract/blog/blog-post'
import { likedPostsQuestion } from '#contract/blog/liked-ids'
import { blogAuthor } from '#upstream/blog-author'
import { blogCategory } from '#upstream/blog-category'
import { commentRow, placedComments } from '#upstream/blog-comment'
import { blogPost, likedPosts, published } from '#upstream/blog-post'
import { blogTag } from '#upstream/blog-tag'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { requirePublished } from '../http/published-post'
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
} from '../http/query'
import { discardBody, readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { answerPage, listOf, one, pageFrom, readPage } from '../http/visible'
import { parse } from '../upstream/read-answer'

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

/** Posts, their categories, tags, authors and likes. */
export function blogRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get('/blog/posts', (c) =>
    answerPage(c, api.asGuest(c), { path: '/blog/post', query: postQuery, parse: postPage }),
  )

  routes.get(`/blog/posts/${id}`, async (c) => {
    const guest = api.asGuest(c)
    const post = await guest.send('GET', `/blog/post/${c.req.param('id')}`)
    return answerJson(c, publishedPost(post, guest))
  })

  routes.post(`/blog/posts/${id}/update-view-count`, async (c) => {
    await discardBody(c)
    const guest = api.asGuest(c)
    const post = await guest.send('POST', `/blog/post/${c.req.param('id')}/update_view_count`)
    return answerJson(c, publishedPost(post, guest))
  })

  // Approved comments for everybody: a member's waiting ones are in the member's own list.
  routes.get(`/blog/posts/${id}/comments`, async (c) => {
    const post = Number(c.req.param('id'))
    const thread = { path: `/blog/post/${post}/comments`, query: threadQuery, parse: commentPage }
    const guest = api.asGuest(c)
    const [page] = await Promise.all([readPage(c, guest, thread), requirePublished(guest, post)])
    return answerJson(c, { ...page, results: placedComments(page.results, { post }) })
  })

  routes.get(`/blog/posts/${id}/related-posts`, async (c) => {
    const guest = api.asGuest(c)
    const posts = await guest.send('GET', `/blog/post/${c.req.param('id')}/related_posts`)
    return answerJson(c, publishedPosts(posts, guest))
  })

  // The upstream's lists of users who like something are not part of any answer.
  routes.post(`/blog/posts/${id}/update-likes`, async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    await requirePublished(member, Number(c.req.param('id')))
    const post = await member.send('POST', `/blog/post/${c.req.param('id')}/update_likes`)
    return answerJson(c, publishedPost(post, member))
  })

  routes.post('/blog/posts/liked-posts', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, likedPostsQuestion)
    const liked = await member.send('POST', '/blog/post/liked_posts', { body })
    return answerJson(c, parse(likedPosts, liked))
  })

  routes.get('/blog/categories', (c) => answerPage(c, api.asGuest(c), categories))

  routes.get(`/blog/categories/${id}`, async (c) => {
    const found = await api.asGuest(c).send('GET', `/blog/category/${c.req.param('id')}`)
    return answerJson(c, parse(blogCategory, found))
  })

  // By the list of posts: that of the category has unpublished ones too.
  routes.get(`/blog/categories/${id}/posts`, async (c) => {
    const category = String(c.req.param('id'))
    const guest = api.asGuest(c)
    await guest.send('GET', `/blog/category/${category}`)
    const posts = { path: '/blog/post', query: list, parse: postPage, forced: { category } }
    return answerPage(c, guest, posts)
  })

  routes.get('/blog/tags', (c) => answerPage(c, api.asGuest(c), tags))

  routes.get(`/blog/tags/${id}`, async (c) => {
    const found = await api.asGuest(c).send('GET', `/blog/tag/${c.req.param('id')}`)
    return answerJson(c, parse(blogTag, found))
  })

  routes.get('/blog/authors', (c) => answerPage(c, api.asGuest(c), authors))

  routes.get(`/blog/authors/${id}`, async (c) => {
    const found = await api.asGuest(c).send('GET', `/blog/author/${c.req.param('id')}`)
    return answerJson(c, parse(blogAuthor, found))
  })

  return routes
}
