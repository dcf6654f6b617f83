import { Hono } from 'hono'
import type { BlogComment } from '#contract/blog/blog-comment'
import { commentChange, commentCreation, ownCommentQuestion } from '#contract/blog/comment-write'
import { likedCommentsQuestion } from '#contract/blog/liked-ids'
import { largestPageSize } from '#contract/wire/page'
import {
  blogComment,
  type CommentRow,
  changedCommentBody,
  commentedPost,
  commentRow,
  likedComments,
  newCommentBody,
  placedComments,
} from '#upstream/blog-comment'
import { answerJson } from '../http/answer'
import type { Api, Visibility } from '../http/api'
import { requirePublished } from '../http/published-post'
import {
  booleanText,
  id,
  idText,
  languageText,
  orderingOf,
  pageRules,
  parentText,
  queryText,
  readQuery,
} from '../http/query'
import { discardBody, readBody } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { deleteMine, emptyPage, mine, one, pageFrom, readPage } from '../http/visible'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'

const list = { language: languageText, ...pageRules }
const commentQuery = {
  id: idText,
  user: idText,
  post: idText,
  parent: parentText,
  isApproved: booleanText,
  ordering: orderingOf(['id', 'createdAt']),
  ...list,
}
const writeQuery = { language: languageText }

/** Approved comments, and one's own. */
const readableComment: Visibility<BlogComment> = ({ isApproved, user }, viewer) =>
  isApproved || user === viewer.userId

const ownComment = one(blogComment, mine)
const shownComment = one(blogComment, readableComment)
const rowPage = pageFrom(commentRow)
const ownPage = pageFrom(commentRow, mine)

const newestFirst = (rows: readonly CommentRow[]) =>
  [...rows].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))

/** 404 for a comment whose post is not published. */
function requireShownPost(comment: unknown): void {
  if (!parse(commentedPost, comment).isPublished) throw new GatewayError(404)
}

/** Comments below posts, and likes of them. */
export function commentRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  // Rows do not name their post, so the question has to. One's own ones include those that wait.
  routes.get('/blog/comments', async (c) => {
    const asked = readQuery(c, commentQuery)
    const post = Number(asked.get('post'))
    if (!post) throw fieldsRefused(['post'], 'comments are listed by their post')
    const viewer = await api.asViewer(c)
    const isOwn = viewer.userId !== null && asked.get('user') === String(viewer.userId)
    if (isOwn) {
      const path = `/user/account/${viewer.userId}/blog_post_comments`
      const page = await readPage(c, viewer, { path, query: commentQuery, parse: ownPage })
      // The API does not order this list.
      const results = placedComments(newestFirst(page.results), { post })
      return answerJson(c, { ...page, results })
    }
    const guest = api.asGuest(c)
    await requirePublished(guest, post)
    const all = { path: '/blog/comment', query: commentQuery, parse: rowPage }
    const page = await readPage(c, guest, all)
    return answerJson(c, { ...page, results: placedComments(page.results, { post }) })
  })

  routes.get(`/blog/comments/${id}`, async (c) => {
    const viewer = await api.asViewer(c)
    return answerJson(c, shownComment(await readComment(c), viewer))
  })

  routes.get(`/blog/comments/${id}/replies`, async (c) => {
    const path = `/blog/comment/${c.req.param('id')}/replies`
    const [comment, page] = await Promise.all([
      readComment(c),
      readPage(c, api.asGuest(c), { path, query: list, parse: rowPage }),
    ])
    const above = parse(blogComment, comment)
    const results = placedComments(page.results, { post: above.post, above })
    return answerJson(c, { ...page, results })
  })

  /** The approved comment of the path; 404 where its post is not published. */
  async function readComment(c: RouteContext): Promise<unknown> {
    const comment = await api.asGuest(c).send('GET', `/blog/comment/${c.req.param('id')}`)
    requireShownPost(comment)
    return comment
  }

  routes.post('/blog/comments', async (c) => {
    const member = await api.requireMember(c)
    const creation = await readBody(c, commentCreation)
    const query = queryText(readQuery(c, writeQuery))
    await requirePublished(member, creation.post)
    const body = newCommentBody(creation)
    const created = await member.send('POST', '/blog/comment', { query, body })
    return answerJson(c, ownComment(created, member), 201)
  })

  routes.put(`/blog/comments/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const change = await readBody(c, commentChange)
    const query = queryText(readQuery(c, writeQuery))
    const path = `/blog/comment/${c.req.param('id')}`
    const own = await member.send('GET', path)
    const { post } = ownComment(own, member)
    requireShownPost(own)
    const body = changedCommentBody(post, change)
    return answerJson(c, ownComment(await member.send('PUT', path, { query, body }), member))
  })

  routes.delete(`/blog/comments/${id}`, (c) =>
    deleteMine(api, c, `/blog/comment/${c.req.param('id')}`),
  )

  // The newest comment of the member on a post, replies excluded; null without one.
  routes.post('/blog/comments/user-blog-comment', async (c) => {
    const member = await api.requireMember(c)
    const { post } = await readBody(c, ownCommentQuestion)
    const path = `/user/account/${member.userId}/blog_post_comments`
    const query = `?post=${post}&parent__isnull=true&pageSize=${largestPageSize}`
    const found = await member.send('GET', path, { query, whenMissing: emptyPage })
    const [newest] = newestFirst(ownPage(found, member).results)
    return answerJson(c, newest ? placedComments([newest], { post })[0] : null)
  })

  routes.post(`/blog/comments/${id}/update-likes`, async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    const path = `/blog/comment/${c.req.param('id')}`
    requireShownPost(await member.send('GET', path))
    const liked = await member.send('POST', `${path}/update_likes`)
    return answerJson(c, shownComment(liked, member))
  })

  routes.post('/blog/comments/liked-comments', async (c) => {
    const member = await api.requireMember(c)
    const body = await readBody(c, likedCommentsQuestion)
    const liked = await member.send('POST', '/blog/comment/liked_comments', { body })
    return answerJson(c, parse(likedComments, liked))
  })

  return routes
}
