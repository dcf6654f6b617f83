import { Hono } from 'hono'
import { type BlogComment, blogComment } from '#contract/blog/blog-comment'
import {
  commentChange,
  commentCreation,
  ownCommentAnswer,
  ownCommentQuestion,
} from '#contract/blog/comment-write'
import { likedCommentsQuestion, likedIds } from '#contract/blog/liked-ids'
import { largestPageSize, pageOf } from '#contract/wire/page'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { isMissing, type Member, requireMember } from './api-caller'
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
} from './query'
import { discardBody, readBody } from './read-request'
import { answerJson, answerListAsViewer, deleteMine, emptyPage, one } from './responses'
import { commentRule, mine, readableComment } from './visibility'

/** Comments below posts, and likes of them. */
export const commentRoutes = new Hono<RouteEnv>()

const list = { language: languageText, ...pageRules }
const commentQuery = {
  id: idText,
  user: idText,
  post: idText,
  parent: parentText,
  isApproved: booleanText,
  ordering: orderingOf(['id', 'user', 'post', 'createdAt']),
  ...list,
}
const writeQuery = { language: languageText }

const ownComment = one(blogComment, mine)
const ownCommentOrNull = one(
  ownCommentAnswer,
  (comment, viewer) => comment === null || mine(comment, viewer),
)
const likedComment = one(blogComment, readableComment)

commentRoutes.get('/blog/comments', (c) =>
  answerListAsViewer(c, { rule: commentRule, path: '/blog/comment', query: commentQuery }),
)

commentRoutes.get(`/blog/comments/${id}/replies`, (c) => {
  const path = `/blog/comment/${c.req.param('id')}/replies`
  const replies = { rule: commentRule, path, query: list, whenMissing: emptyPage }
  return answerListAsViewer(c, replies)
})

commentRoutes.post('/blog/comments', async (c) => {
  const member = await requireMember(c)
  const creation = await readBody(c, commentCreation)
  const created = await member.send('POST', '/blog/comment', {
    query: queryText(readQuery(c, writeQuery)),
    body: { ...creation, user: member.userId, isApproved: false },
  })
  return answerJson(c, ownComment(created, member), 201)
})

// A changed comment needs approval again, or an approved text could be replaced by any other.
commentRoutes.put(`/blog/comments/${id}`, async (c) => {
  const member = await requireMember(c)
  const change = await readBody(c, commentChange)
  const query = queryText(readQuery(c, writeQuery))
  const found = await member.send('GET', `/blog/comment/${c.req.param('id')}`)
  const { post, parent } = ownComment(found, member)
  const body = { ...change, post, parent, user: member.userId, isApproved: false }
  const changed = await member.send('PUT', `/blog/comment/${c.req.param('id')}`, { query, body })
  return answerJson(c, ownComment(changed, member))
})

commentRoutes.delete(`/blog/comments/${id}`, (c) =>
  deleteMine(c, `/blog/comment/${c.req.param('id')}`),
)

commentRoutes.post('/blog/comments/user-blog-comment', async (c) => {
  const member = await requireMember(c)
  const { post } = await readBody(c, ownCommentQuestion)
  return answerJson(c, ownCommentOrNull(await newestOwnComment(member, post), member))
})

commentRoutes.post(`/blog/comments/${id}/update-likes`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  const liked = await member.send('POST', `/blog/comment/${c.req.param('id')}/update_likes`)
  return answerJson(c, likedComment(liked, member))
})

commentRoutes.post('/blog/comments/liked-comments', async (c) => {
  const member = await requireMember(c)
  const body = await readBody(c, likedCommentsQuestion)
  const liked = await member.send('POST', '/blog/comment/liked_comments', { body })
  return answerJson(c, parse(likedIds, liked))
})

const ownComments = pageOf(blogComment)

/**
 * A person's newest comment on a post, replies excluded; null without one. The upstream's endpoint
 * for this fails if there are two such comments.
 */
async function newestOwnComment(
  { send, userId }: Member,
  post: number,
): Promise<BlogComment | null> {
  const query = `?user=${userId}&post=${post}&ordering=-createdAt&pageSize=${largestPageSize}`
  const found = await send('GET', '/blog/comment', { query }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (found === null) return null
  const isMine = ({ user, parent }: BlogComment) => user === userId && parent === null
  return parse(ownComments, found).results.find(isMine) ?? null
}
