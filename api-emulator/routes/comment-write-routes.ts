import { and, eq, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { longestComment } from '../../contract/blog/blog-comment'
import { detailError, fieldErrors } from '../answers/api-error'
import { commentAnswer } from '../answers/comment-answer'
import { plainRefusals, plainServerError, refusalFor } from '../answers/plain-refusals'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { idField, textField } from '../bodies/body-fields'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { accountMessages } from '../seed/account-words'
import { answerMessages } from '../seed/answer-words'
import { blogComments, blogPosts } from '../store/blog-tables'
import { type CommentRow, commentList } from '../store/comment-queries'
import { addComment, deleteComment } from '../store/comment-writes'
import { users } from '../store/people-tables'
import { takeBurst } from './burst-limit'
import { findRow } from './find-row'
import { pathId } from './path-id'

const translations = z.record(z.string(), z.object({ content: textField(longestComment) }))

const newComment = z.object({
  post: idField,
  user: idField,
  translations,
  parent: idField.nullish(),
})

/** Body of `PUT` and `PATCH`: whoever may change a comment may take its approval back. */
const commentChange = z.object({ translations, isApproved: z.boolean().optional() })

/**
 * Writing under `/blog/comment`. As in the real API whoever is signed in says whose a comment is,
 * and may change or delete anybody's; a new one waits for approval.
 */
export function commentWriteRoutes(deps: RouteDeps) {
  const { db } = deps.store
  const { id, user, post, parent } = blogComments
  const list = commentList(deps.store)

  async function above(body: z.output<typeof newComment>): Promise<CommentRow | null> {
    if (body.parent === null || body.parent === undefined) return null
    const [row] = await list.rows({ where: eq(id, body.parent), order: [], limit: 1 })
    if (!row) throw fieldErrors({ parent: [answerMessages.noSuch(body.parent)] })
    if (row.post !== body.post) throw fieldErrors({ parent: [accountMessages.otherPost] })
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
    return c.json(commentAnswer(await findRow(list, row.id), deps))
  }

  return new Hono<BearerEnv>()
    .post('/', async (c) => {
      signedIn(c)
      const made = await add(await readBody(c, newComment))
      return c.json(commentAnswer(await findRow(list, made), deps), 201)
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
      takeBurst(deps, c, 'user_blog_comment')
      const asked = await readBody(c, z.object({ post: idField }))
      const mine = and(eq(user, caller.id), eq(post, asked.post), isNull(parent))
      const [row, ...others] = await list.rows({ where: mine, order: [] })
      if (!row) {
        const improved = detailError(404, accountMessages.noComment)
        throw refusalFor(deps, improved, plainRefusals.noOwnComment())
      }
      if (others.length === 0) return c.json(commentAnswer(row, deps))
      if (!deps.extensions) return c.html(plainServerError, 500)
      throw detailError(500, accountMessages.severalComments)
    })
}
