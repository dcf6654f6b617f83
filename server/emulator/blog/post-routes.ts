import { and, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { blogComments, blogPosts } from '../database/tables/blog'
import { type BearerEnv, viewerOf } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { ApiError, fieldErrors } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { answerMessages } from '../lib/messages'
import { filterConditions } from '../lib/query-filters'
import { commentRowAnswer, postRowAnswer } from './answers'
import { commentFilters, commentList } from './comment-queries'
import { wholePost } from './post-answers'
import { isPublic, postFilters, postList, publicPost } from './post-queries'

/** `/blog/post` and the resources below one post: published ones only, for everybody. */
export function blogPostRoutes(deps: RouteDeps) {
  const { store, clock, cached } = deps
  const list = postList(store)
  const filters = postFilters(clock)
  const find = (c: Context) => publicPost(list, pathId(c), clock.now())
  /** Comments of a post are always sorted newest first. */
  const comments = { ...commentList(store), orderings: {} }

  return new Hono<BearerEnv>()
    .get('/', cached.keep, (c) => {
      refuseListedTags(c.req.url)
      const where = and(isPublic(clock.now()), filterConditions(queryParams(c.req.url), filters))
      return answerList(c, list, where, (rows) => rows.map(postRowAnswer))
    })
    .get('/:id{[0-9]+}', cached.keep, async (c) => c.json(await wholePost(deps, c, await find(c))))
    .post('/:id{[0-9]+}/update_view_count', async (c) => {
      const { id } = await find(c)
      const viewCount = sql`${blogPosts.viewCount} + 1`
      await store.db.update(blogPosts).set({ viewCount }).where(eq(blogPosts.id, id))
      return c.json(await wholePost(deps, c, await find(c)))
    })
    .get('/:id{[0-9]+}/comments', async (c) => {
      const { id } = await find(c)
      const below = and(eq(blogComments.post, id), eq(blogComments.isApproved, true))
      const where = and(below, commentConditions(c.req.url))
      return answerList(c, comments, where, (rows) =>
        rows.map((row) => commentRowAnswer(row, viewerOf(c))),
      )
    })
}

/** A wrong value is refused with another body here than in the list of comments. */
function commentConditions(address: string) {
  try {
    return commentFilters(address)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(400, { filterErrors: error.body })
  }
}

/** Reads `tags=1&tags=2`; a value with a comma is 400. */
function refuseListedTags(address: string): void {
  const listed = new URL(address).searchParams.getAll('tags').find((value) => !/^\d*$/.test(value))
  if (listed) throw fieldErrors({ tags: [answerMessages.notAnAllowedValue(listed)] })
}
