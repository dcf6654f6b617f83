import { and, eq, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { longestComment } from '#contract/blog/blog-comment'
import { users } from '../database/tables/account'
import { blogComments, blogPosts } from '../database/tables/blog'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError, fieldErrors } from '../lib/api-error'
import { idField, textField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { limitBurst, pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { filterConditions, isBoolean, isNumber } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { commentAnswer } from './answers'
import { addComment, type CommentRow, commentList, deleteComment } from './comment-queries'
import { commentMessages } from './messages'

/** Reads of `/blog/comment`: comments of all posts, and replies to one. */
export function blogCommentRoutes({ store }: RouteDeps) {
  const { id, user, post, parent, isApproved } = blogComments
  const list = commentList(store)
  const filters = {
    id: isNumber(id),
    user: isNumber(user),
    post: isNumber(post),
    parent: isNumber(parent),
    isApproved: isBoolean(isApproved),
  }
  return new Hono()
    .get('/', (c) => {
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(commentAnswer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(commentAnswer(await findRow(list, Number(c.req.param('id'))))),
    )
    .get('/:id{[0-9]+}/replies', async (c) => {
      const comment = await findRow(list, Number(c.req.param('id')))
      if (comment.children.length === 0) throw detailError(404, answerMessages.notFound)
      return answerList(c, list, eq(parent, comment.id), (rows) => rows.map(commentAnswer))
    })
}

const translations = z.record(z.string(), z.object({ content: textField(longestComment) }))

const newComment = z.object({
  post: idField,
  user: idField,
  translations,
  parent: idField.nullish(),
})

/** Body of `PUT` and `PATCH`; it may also withdraw the approval. */
const commentChange = z.object({ translations, isApproved: z.boolean().optional() })

/**
 * Writes of `/blog/comment`. As in the real API, any signed-in user chooses the author of a comment
 * and may change or delete any comment; a new one is unapproved.
 */
export function commentWriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, post, parent } = blogComments
  const list = commentList(deps.store)

  async function above(body: z.output<typeof newComment>): Promise<CommentRow | null> {
    if (body.parent === null || body.parent === undefined) return null
    const [row] = await list.rows({ where: eq(id, body.parent), order: [], limit: 1 })
    if (!row) throw fieldErrors({ parent: [answerMessages.noSuch(body.parent)] })
    if (row.post !== body.post) throw fieldErrors({ parent: [commentMessages.otherPost] })
    return row
  }

  async function add(body: z.output<typeof newComment>): Promise<number> {
    if ((await db.$count(blogPosts, eq(blogPosts.id, body.post))) === 0) {
      throw fieldErrors({ post: [answerMessages.noSuch(body.post)] })
    }
    if ((await db.$count(users, eq(users.id, body.user))) === 0) {
      throw fieldErrors({ user: [answerMessages.noSuch(body.user)] })
    }
    const { parent: _, ...comment } = body
    return addComment(deps, comment, await above(body))
  }

  async function change(c: Context<BearerEnv>) {
    signedIn(c)
    const row = await findRow(list, pathId(c))
    const { isApproved = row.isApproved, ...body } = await readBody(c, commentChange)
    const updatedAt = deps.clock.now().getTime()
    await db
      .update(blogComments)
      .set({ ...body, isApproved, updatedAt })
      .where(eq(id, row.id))
    return c.json(commentAnswer(await findRow(list, row.id)))
  }

  return new Hono<BearerEnv>()
    .post('/', async (c) => {
      signedIn(c)
      const made = await add(await readBody(c, newComment))
      return c.json(commentAnswer(await findRow(list, made)), 201)
    })
    .put('/:id{[0-9]+}', change)
    .patch('/:id{[0-9]+}', change)
    .delete('/:id{[0-9]+}', async (c) => {
      signedIn(c)
      await deleteComment(deps.store, await findRow(list, pathId(c)))
      return c.body(null, 204)
    })
    .post('/user_blog_comment', async (c) => {
      const caller = signedIn(c)
      limitBurst(deps, c, 'user_blog_comment')
      const requested = await readBody(c, z.object({ post: idField }))
      const mine = and(eq(user, caller.id), eq(post, requested.post), isNull(parent))
      const [row, ...others] = await list.rows({ where: mine, order: [] })
      if (!row) throw detailError(404, commentMessages.noComment)
      if (others.length === 0) return c.json(commentAnswer(row))
      throw detailError(500, commentMessages.severalComments)
    })
}
