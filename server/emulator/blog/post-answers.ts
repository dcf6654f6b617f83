import type { Context } from 'hono'
import { type BearerEnv, viewerOf } from '../lib/access-tokens'
import { seoFields } from '../lib/answer-fields'
import type { RouteDeps } from '../lib/dependencies'
import { postRowAnswer } from './answers'
import { authorAnswers, tagAnswers } from './authors-and-tags'
import { categoryAnswerOf } from './categories'
import type { PostRow } from './post-queries'

/** A post by itself: it nests its author with the whole account, its category and its tags. */
export async function wholePost({ store }: RouteDeps, c: Context<BearerEnv>, row: PostRow) {
  const viewer = viewerOf(c)
  return {
    ...postRowAnswer(row),
    author: row.author === null ? {} : await authorAnswers(store)(row.author),
    category: row.category === null ? {} : await categoryAnswerOf(store, row.category),
    tags: await tagAnswers(store, row.tags),
    userHasLiked: viewer !== null && row.likedBy.includes(viewer),
    ...seoFields(row),
  }
}
