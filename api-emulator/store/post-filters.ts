import { sql } from 'drizzle-orm'
import {
  isAtLeast,
  isNumber,
  isText,
  isTruth,
  numbersIn,
  type QueryFilter,
} from '../listing/query-filters'
import { fold } from '../search/greek-folding'
import { blogPosts, blogPostTags } from './blog-tables'
import type { postMeasures } from './post-queries'

const hasTag: QueryFilter = (value) =>
  sql`${blogPosts.id} in (select ${blogPostTags.post} from ${blogPostTags} where ${blogPostTags.tag} in ${numbersIn(value)})`

const titleHas: QueryFilter = (value) => sql`instr(${blogPosts.folded}, ${fold(value)}) > 0`

/** What `GET /blog/post` may be narrowed by. */
export function postFilters(
  measures: ReturnType<typeof postMeasures>,
): Record<string, QueryFilter> {
  return {
    id: isNumber(blogPosts.id),
    author: isNumber(blogPosts.author),
    category: isNumber(blogPosts.category),
    slug: isText(blogPosts.slug),
    tags: hasTag,
    title: titleHas,
    authorEmail: isText(measures.authorEmail),
    featured: isTruth(blogPosts.featured),
    isPublished: isTruth(blogPosts.isPublished),
    minLikes: isAtLeast(measures.likesCount),
    minComments: isAtLeast(measures.commentsCount),
    minTags: isAtLeast(measures.tagsCount),
    minViewCount: isAtLeast(blogPosts.viewCount),
  }
}
