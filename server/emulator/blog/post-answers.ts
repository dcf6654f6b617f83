import type { Context } from 'hono'
import { type BearerEnv, viewerOf } from '../lib/access-tokens'
import type { RouteDeps } from '../lib/dependencies'
import { postAnswer } from './answers'
import { authorAnswers, tagAnswers } from './authors-and-tags'
import { categoryAnswerOf } from './categories'
import type { PostRow } from './post-queries'

/** A post by itself: it nests its author with the whole account, its category and its tags. */
export async function wholePost({ store }: RouteDeps, c: Context<BearerEnv>, row: PostRow) {
  const author = row.author === null ? {} : await authorAnswers(store)(row.author)
  const category = row.category === null ? {} : await categoryAnswerOf(store, row.category)
  const tags = await tagAnswers(store, row.tags)
  return postAnswer(row, { author, category, tags }, viewerOf(c))
}
