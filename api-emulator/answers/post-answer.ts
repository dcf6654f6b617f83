import type { PostRow } from '../store/post-queries'
import { publishFields, seoFields, stampFields } from './common-fields'

/** A post as the API sends it; `likes` are the ids of everybody who liked it. */
export function postAnswer(row: PostRow, now: Date) {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    likes: row.likedBy,
    category: row.category,
    tags: row.tags,
    author: row.author,
    featured: row.featured,
    viewCount: row.viewCount,
    mainImagePath: row.picture,
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    tagsCount: row.tagsCount,
    absoluteUrl: `/blog/post/${row.id}/${row.slug}`,
    ...publishFields(row, now),
    ...seoFields(row),
    ...stampFields(row),
  }
}
