import { sentenceOf } from '#components/account/auth-problems'
import type { Endpoint } from '#contract/endpoints/endpoint'
import { addFavourite, findFavourites, removeFavourite } from '#contract/endpoints/favourites'
import * as likes from '#contract/endpoints/likes'
import { favouriteOf } from '#contract/shop/favourite'
import { type Call, call } from '#lib/http/call'
import type { ApiProblem } from '#lib/http/problem'
import { sendThenLook } from '#session/lost-answer'

/** Products are favourites; lessons and comments are liked. */
export type FavouriteKind = 'posts' | 'products' | 'comments'

export interface FavouriteRef {
  kind: FavouriteKind
  /** Id of the lesson, product or comment, never of the favourite record itself. */
  id: number
}

/** Which of these items are favourites of the member. @throws ApiError */
export function fetchFavourites(kind: FavouriteKind, ids: readonly number[]) {
  return fetchFavouriteIds(call, kind, ids)
}

/**
 * Makes an item a favourite of the member, or no longer. Returns what it was before.
 * @throws ApiError
 */
export function writeFavourite(ref: FavouriteRef, wanted: boolean) {
  return setFavourite(call, ref, wanted)
}

/**
 * Why a change failed, as text; undefined if the app has reported it already. Here, because guests
 * do not load the sentences.
 */
export function reasonOf(problem: ApiProblem): string | undefined {
  return sentenceOf(problem)
}

/** @param ids at most 100, the limit of the API */
async function fetchFavouriteIds(
  call: Call,
  kind: FavouriteKind,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (kind === 'posts') return call(likes.findLikedPosts, { body: { postIds: [...ids] } })
  if (kind === 'comments') return call(likes.findLikedComments, { body: { commentIds: [...ids] } })
  const marks = await readMarks(call, ids)
  return marks.map(({ product }) => product.id)
}

function readMarks(call: Call, productIds: readonly number[]) {
  return call(findFavourites, { body: { productIds: [...productIds] } })
}

/** The stored state, and the request that inverts it. */
interface Stored {
  isFavourite: boolean
  toggle: () => Promise<unknown>
}

/**
 * Makes an item a favourite, or no longer. The stored state is read first, because the API only
 * toggles likes and another tab may have changed it already. If the response to the toggle is lost,
 * the state is read again and decides. Returns the state that was read first.
 * @throws ApiError
 */
export async function setFavourite(
  call: Call,
  ref: FavouriteRef,
  wanted: boolean,
): Promise<boolean> {
  const { isFavourite, toggle } = await readStored(call, ref)
  if (isFavourite !== wanted) {
    await sendThenLook(toggle, () => lookForFavourite(call, ref, wanted))
  }
  return isFavourite
}

/** Looks whether an item is a favourite as wanted, after a lost answer. */
export async function lookForFavourite(
  call: Call,
  ref: FavouriteRef,
  wanted: boolean,
): Promise<undefined | null> {
  const { isFavourite } = await readStored(call, ref)
  return isFavourite === wanted ? undefined : null
}

function readStored(call: Call, { kind, id }: FavouriteRef): Promise<Stored> {
  return kind === 'products' ? readProduct(call, id) : readLike(call, kind, id)
}

/** A toggle whose answer is not read: it says nothing that is shown. */
function unread<To extends Endpoint>({ answer: _, ...toggle }: To): Omit<To, 'answer'> {
  return toggle
}

const toggles = { posts: unread(likes.likePost), comments: unread(likes.likeComment) }

async function readLike(call: Call, kind: 'posts' | 'comments', id: number): Promise<Stored> {
  const liked = await fetchFavouriteIds(call, kind, [id])
  const toggle = () => call(toggles[kind], { params: { id } })
  return { isFavourite: liked.includes(id), toggle }
}

async function readProduct(call: Call, id: number): Promise<Stored> {
  const present = favouriteOf(await readMarks(call, [id]), id)
  const toggle = () =>
    present
      ? call(removeFavourite, { params: { id: present.id } })
      : call(unread(addFavourite), { body: { product: id } })
  return { isFavourite: present !== undefined, toggle }
}
