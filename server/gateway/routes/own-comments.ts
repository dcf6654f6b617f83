import type { BlogComment } from '#contract/blog/blog-comment'
import { largestPageSize, type Page } from '#contract/wire/page'
import { blogComment, commentRow, placedComments } from '#upstream/blog-comment'
import type { Member } from '../http/api'
import type { QueryRules } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { mine, pageFrom, readPage } from '../http/visible'
import { parse } from '../upstream/read-answer'

const ownPage = pageFrom(commentRow, mine)

/**
 * A page of a member's own comments on all posts. Only a comment by itself names its post; one that
 * waits for approval cannot be read by itself, so it is left out.
 */
export async function readOwnComments(
  c: RouteContext,
  member: Member,
  query: QueryRules,
): Promise<Page<BlogComment>> {
  const path = `/user/account/${member.userId}/blog_post_comments`
  const page = await readPage(c, member, { path, query, parse: ownPage })
  const read = await Promise.all(
    page.results.slice(0, largestPageSize).map(async (row) => {
      const whole = await member.send('GET', `/blog/comment/${row.id}`, { whenMissing: null })
      if (whole === null) return []
      return placedComments([row], { post: parse(blogComment, whole).post })
    }),
  )
  const results = read.flat()
  return { ...page, pageTotalResults: results.length, results }
}
