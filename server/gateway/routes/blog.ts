import { Hono } from 'hono'
import {
  blogAuthor,
  blogCategory,
  blogPost,
  blogPostOrderings,
  blogTag,
} from '#contract/blog/blog-post'
import { likedIds, likedPostsQuestion } from '#contract/blog/liked-ids'
import type { RouteContext, RouteEnv } from '../services'
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
  readQuery,
  slugText,
  typedText,
} from './query'
import { discardBody, readBody } from './read-request'
import {
  answerJson,
  answerListAsGuest,
  answerListAsViewer,
  answerPage,
  listOf,
  one,
  pageFrom,
} from './responses'
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
  query: { id: idText, user: idText, ordering: orderingOf(['id', 'user', 'createdAt']), ...list },
  pageSize: 100,
}

const publishedPost = one(blogPost, published)
const publishedPosts = listOf(blogPost, published)

/**
 * 404 where the post of the path is not published, so that nothing that belongs to it is revealed.
 */
async function requirePost(c: RouteContext): Promise<void> {
  const guest = asGuest(c)
  publishedPost(await guest.send('GET', `/blog/post/${c.req.param('id')}`), guest)
}

blogRoutes.get('/blog/posts', (c) =>
  answerListAsGuest(c, { rule: postRule, path: '/blog/post', query: postQuery }),
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

blogRoutes.get(`/blog/posts/${id}/comments`, async (c) => {
  const path = `/blog/post/${c.req.param('id')}/comments`
  // An invalid query is refused before the post is requested.
  readQuery(c, threadQuery)
  const [page] = await Promise.all([
    answerListAsViewer(c, { rule: threadRule, path, query: threadQuery }),
    requirePost(c),
  ])
  return page
})

blogRoutes.get(`/blog/posts/${id}/related-posts`, async (c) => {
  const guest = asGuest(c)
  const [posts] = await Promise.all([
    guest.send('GET', `/blog/post/${c.req.param('id')}/related_posts`),
    requirePost(c),
  ])
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
  return answerJson(c, parse(likedIds, liked))
})

blogRoutes.get('/blog/categories', (c) => answerPage(c, asGuest(c), categories))

blogRoutes.get(`/blog/categories/${id}`, async (c) => {
  const found = await asGuest(c).send('GET', `/blog/category/${c.req.param('id')}`)
  return answerJson(c, parse(blogCategory, found))
})

blogRoutes.get(`/blog/categories/${id}/posts`, (c) => {
  const path = `/blog/category/${c.req.param('id')}/posts`
  return answerListAsGuest(c, { rule: postRule, path, query: list })
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
