import { problemsOf } from '#components/account/auth-problems'
import { likedIds } from '#contract/blog/liked-ids'
import { favouriteMarks, favouriteOf } from '#contract/shop/favourite'
import type { ApiProblem } from '#lib/http/api-problem'
import { accountRequest } from '#session/account-request'
import { type AuthOutcome, dataOf } from '#session/auth-outcome'
import { madeIf, sendThenLook } from '#session/lost-answer'

type SendRequest = typeof accountRequest
type Outcome = AuthOutcome<unknown>
type FetchedIds = AuthOutcome<readonly number[]>

/** Products are favourites; lessons and comments are liked. */
export type FavouriteKind = 'posts' | 'products' | 'comments'

export interface FavouriteRef {
  kind: FavouriteKind
  /** Id of the lesson, product or comment, never of the favourite record itself. */
  id: number
}

const done: Outcome = { kind: 'done', data: undefined }

/** Which of these items are favourites of the member. @throws ApiError */
export async function fetchFavourites(kind: FavouriteKind, ids: readonly number[]) {
  return dataOf(await fetchFavouriteIds(accountRequest, kind, ids))
}

/** Makes an item a favourite of the member, or no longer. @throws ApiError */
export async function writeFavourite(ref: FavouriteRef, wanted: boolean) {
  return dataOf(await setFavourite(accountRequest, ref, wanted))
}

/** Why a change failed, as text; undefined if the app has reported it already. */
export function reasonOf(problem: ApiProblem): string | undefined {
  const { fields = {}, form = Object.values(fields)[0] } = problemsOf(problem)
  return typeof form === 'string' ? form : undefined
}

/** @param ids at most 100, the limit of the API */
async function fetchFavouriteIds(
  request: SendRequest,
  kind: FavouriteKind,
  ids: readonly number[],
): Promise<FetchedIds> {
  if (kind !== 'products') {
    return request({ method: 'POST', ...likesQueries[kind](ids), answer: likedIds })
  }
  const path = '/api/products/favourites/favourites-by-products'
  const body = { productIds: ids }
  const outcome = await request({ method: 'POST', path, body, answer: favouriteMarks })
  if (outcome.kind !== 'done') return outcome
  return { kind: 'done', data: outcome.data.map(({ product }) => product.id) }
}

const likesQueries = {
  posts: (postIds: readonly number[]) => ({
    path: '/api/blog/posts/liked-posts' as const,
    body: { postIds },
  }),
  comments: (commentIds: readonly number[]) => ({
    path: '/api/blog/comments/liked-comments' as const,
    body: { commentIds },
  }),
}

/** The stored state, and the request that inverts it. */
interface Stored {
  isFavourite: boolean
  toggle: () => Promise<Outcome>
}

/**
 * Makes an item a favourite, or no longer. The stored state is read first, because the API only
 * toggles likes and another tab may have changed it already. If the response to the toggle is lost,
 * the state is read again and decides the outcome.
 */
export async function setFavourite(
  request: SendRequest,
  ref: FavouriteRef,
  wanted: boolean,
): Promise<Outcome> {
  const before = await readStored(request, ref)
  if (before.kind !== 'done') return before
  if (before.data.isFavourite === wanted) return done
  return sendThenLook(before.data.toggle, () => lookForFavourite(request, ref, wanted))
}

/** Looks whether an item is a favourite as wanted, after a lost answer. */
export async function lookForFavourite(
  request: SendRequest,
  ref: FavouriteRef,
  wanted: boolean,
): Promise<AuthOutcome<undefined | null>> {
  const read = madeIf(await readStored(request, ref), ({ isFavourite }) => isFavourite === wanted)
  return read.kind === 'done' ? { kind: 'done', data: read.data && undefined } : read
}

function readStored(request: SendRequest, { kind, id }: FavouriteRef) {
  return kind === 'products' ? readProduct(request, id) : readLike(request, kind, id)
}

async function readLike(
  request: SendRequest,
  kind: 'posts' | 'comments',
  id: number,
): Promise<AuthOutcome<Stored>> {
  const outcome = await fetchFavouriteIds(request, kind, [id])
  if (outcome.kind !== 'done') return outcome
  const toggle = () => request({ method: 'POST', path: `/api/blog/${kind}/${id}/update-likes` })
  return { kind: 'done', data: { isFavourite: outcome.data.includes(id), toggle } }
}

async function readProduct(request: SendRequest, id: number): Promise<AuthOutcome<Stored>> {
  const path = '/api/products/favourites'
  const outcome = await request({
    method: 'POST',
    path: `${path}/favourites-by-products`,
    body: { productIds: [id] },
    answer: favouriteMarks,
  })
  if (outcome.kind !== 'done') return outcome
  const present = favouriteOf(outcome.data, id)
  const toggle = () =>
    present
      ? request({ method: 'DELETE', path: `${path}/${present.id}` })
      : request({ method: 'POST', path, body: { product: id } })
  return { kind: 'done', data: { isFavourite: present !== undefined, toggle } }
}
