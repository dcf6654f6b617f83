import * as z from 'zod/mini'
import type { BlogComment } from '#contract/blog/blog-comment'
import { largestPageSize, type Page } from '#contract/wire/page'
import { blogComment, placedComments } from '#upstream/blog-comment'
import { listCommentsOf, readComment } from '#upstream/endpoints/comments'
import type { Member } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { type Asked, mine, readPage } from '../http/visible'

const readIfWhole = { ...readComment, answer: z.catch(z.nullable(blogComment), null) }

/**
 * A page of a member's own comments on all posts. Only a comment by itself names its post; one that
 * waits for approval cannot be read by itself, so it is left out as well.
 */
export async function readOwnComments(
  c: RouteContext,
  member: Member,
  endpoint: Asked,
): Promise<Page<BlogComment>> {
  const own = { params: { me: member.userId }, visible: mine }
  const page = await readPage(c, member, endpoint, listCommentsOf, own)
  const read = await Promise.all(
    page.results.slice(0, largestPageSize).map(async (row) => {
      const whole = await member.askIfAny(readIfWhole, { params: { id: row.id } })
      return whole ? placedComments([row], { post: whole.post }) : []
    }),
  )
  const results = read.flat()
  const leftOut = page.leftOut + page.results.length - results.length
  return { ...page, pageTotalResults: results.length, leftOut, results }
}
