import * as z from 'zod/mini'
import type { BlogComment } from '#contract/blog/blog-comment'
import { largestPageSize, type Page } from '#contract/wire/page'
import { blogComment, commentRow, placedComments } from '#upstream/blog-comment'
import type { Member } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { type Asked, mine, pageFrom, readPage } from '../http/visible'

const ownPage = pageFrom(commentRow, mine)

/**
 * A page of a member's own comments on all posts. Only a comment by itself names its post; one that
 * waits for approval cannot be read by itself, so it is left out as well.
 */
export async function readOwnComments(
  c: RouteContext,
  member: Member,
  endpoint: Asked,
): Promise<Page<BlogComment>> {
  const path = `/user/account/${member.userId}/blog_post_comments`
  const page = await readPage(c, member, endpoint, { path, parse: ownPage })
  const read = await Promise.all(
    page.results.slice(0, largestPageSize).map(async (row) => {
      const whole = await member.send('GET', `/blog/comment/${row.id}`, { whenMissing: null })
      const { data } = z.safeParse(blogComment, whole)
      return data ? placedComments([row], { post: data.post }) : []
    }),
  )
  const results = read.flat()
  const leftOut = page.leftOut + page.results.length - results.length
  return { ...page, pageTotalResults: results.length, leftOut, results }
}
