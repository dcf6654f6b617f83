import { likedIds } from '../../../contract/blog/liked-ids'
import { favourites } from '../../../contract/shop/favourite'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ownRequest } from '../../session/own-request'

/** What can be marked: lessons, products, and what people say about lessons. */
export type MarkKind = 'posts' | 'products' | 'comments'

/**
 * Which of some lessons, products or comments the person who is here marked. One call takes a hundred ids at most.
 */
export async function markedIds(
  ask: typeof ownRequest,
  kind: MarkKind,
  ids: readonly number[],
): Promise<AuthOutcome<readonly number[]>> {
  if (kind !== 'products') return ask({ method: 'POST', ...questions[kind](ids), answer: likedIds })
  const path = '/api/products/favourites/favourites-by-products'
  const body = { productIds: ids }
  const outcome = await ask({ method: 'POST', path, body, answer: favourites })
  if (outcome.kind !== 'done') return outcome
  return { kind: 'done', data: outcome.data.map(({ product }) => product.id) }
}

const questions = {
  posts: (postIds: readonly number[]) => ({
    path: '/api/blog/posts/liked-posts' as const,
    body: { postIds },
  }),
  comments: (commentIds: readonly number[]) => ({
    path: '/api/blog/comments/liked-comments' as const,
    body: { commentIds },
  }),
}
