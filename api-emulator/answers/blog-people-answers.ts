import type { AuthorRow, BlogTagRow } from '../store/blog-people-queries'
import { type AnswerMode, stampFields } from './common-fields'

/** An author as the API sends it; the name to show is an extension of the emulator. */
export function authorAnswer(row: AuthorRow, { extensions }: AnswerMode) {
  return {
    id: row.id,
    translations: row.translations,
    user: row.user,
    ...(extensions && { displayName: `${row.firstName} ${row.lastName}` }),
    website: row.website,
    numberOfPosts: row.posts,
    totalLikesReceived: row.likes,
    ...stampFields(row),
  }
}

/** A label of a post as the API sends it. */
export function blogTagAnswer(row: BlogTagRow) {
  return {
    id: row.id,
    translations: row.translations,
    active: row.active,
    getPostsCount: row.posts,
    sortOrder: row.sortOrder,
    ...stampFields(row),
  }
}
