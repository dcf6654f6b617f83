import { and, asc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { longestComment } from '#contract/blog/blog-comment'
import { blogComments, blogPosts } from '../database/tables/blog'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError, fieldErrors } from '../lib/api-error'
import { idField, textField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import type { ListSource } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { readBody } from '../lib/read-body'
import { commentRowAnswer } from './answers'
import { wholeComment } from './comment-answers'
import {
  addComment,
  approvedComment,
  type CommentRow,
  commentFilters,
  commentList,
  deleteComment,
} from './comment-queries'
import { commentMessages } from './messages'

/** Reads of `/blog/comment`: approved ones of all posts, and replies. */
export function blogCommentRoutes({ store }: RouteDeps) {
  const { parent, createdAt, isApproved } = blogComments
  const list = commentList(store)
  const approved = eq(isApproved, true)
  /** Conversations are read from their beginning, whatever ordering is asked for. */
  const oldestFirst = { ...list, orderings: {}, defaultOrder: [asc(createdAt)] }
  const answer = (
    c: Context<BearerEnv>,
    source: ListSource<CommentRow>,
    where: Parameters<typeof answerList>[2],
  ) => answerList(c, source, where, (rows) => rows.map((row) => commentRowAnswer(row, viewerOf(c))))
  return new Hono<BearerEnv>()
    .get('/', (c) => answer(c, list, and(approved, commentFilters(c.req.url))))
    .get('/:id{[0-9]+}', async (c) => {
      const row = await approvedComment(store, pathId(c))
      return c.json(await wholeComment(store, row, viewerOf(c)))
    })
    .get('/:id{[0-9]+}/replies', async (c) => {
      const comment = await approvedComment(store, pathId(c))
      return answer(c, oldestFirst, and(approved, eq(parent, comment.id)))
    })
}

const translations = z.record(z.string(), z.object({ content: textField(longestComment) }))
const newComment = z.object({ post: idField, translations, parent: idField.nullish() })
const commentChange = z.object({ post: idField, translations })

/** Writes of `/blog/comment`: the author is the caller, and only approved ones can be changed. */
export function commentWriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id } = blogComments
  const list = commentList(deps.store)

  async function above(body: z.output<typeof newComment>): Promise<CommentRow | null> {
    if (body.parent === null || body.parent === undefined) return null
    const [row] = await list.rows({ where: eq(id, body.parent), order: [], limit: 1 })
    if (!row) throw fieldErrors({ parent: [answerMessages.noSuch(body.parent)] })
    if (row.post !== body.post) throw fieldErrors({ parent: [commentMessages.otherPost] })
    return row
  }

  async function requirePost(post: number): Promise<void> {
    if ((await db.$count(blogPosts, eq(blogPosts.id, post))) > 0) return
    throw fieldErrors({ post: [answerMessages.noSuch(post)] })
  }

  async function answerOf(c: Context<BearerEnv>, key: number) {
    const [row] = await list.rows({ where: eq(id, key), order: [], limit: 1 })
    if (!row) throw detailError(404, commentMessages.gone)
    return wholeComment(deps.store, row, viewerOf(c))
  }

  async function requireOwn(c: Context<BearerEnv>): Promise<CommentRow> {
    const caller = signedIn(c)
    const row = await approvedComment(deps.store, pathId(c))
    if (row.user !== caller.id) throw detailError(403, commentMessages.notYours)
    return row
  }

  return new Hono<BearerEnv>()
    .post('/', async (c) => {
      const { id: user } = signedIn(c)
      const { parent, ...comment } = await readBody(c, newComment)
      await requirePost(comment.post)
      const upper = await above({ ...comment, parent })
      const made = await addComment(deps, { ...comment, user }, upper)
      return c.json(await answerOf(c, made), 201)
    })
    .put('/:id{[0-9]+}', async (c) => {
      const row = await requireOwn(c)
      const change = await readBody(c, commentChange)
      await requirePost(change.post)
      const updatedAt = deps.clock.now().getTime()
      await db
        .update(blogComments)
        .set({ ...change, updatedAt })
        .where(eq(id, row.id))
      return c.json(await answerOf(c, row.id))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      await deleteComment(deps.store, await requireOwn(c))
      return c.body(null, 204)
    })
}
