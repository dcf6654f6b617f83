import { favouriteOf, favourites } from '../../../contract/shop/favourite'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ownRequest } from '../../session/own-request'
import { type MarkKind, markedIds } from './marked-ids'

type Ask = typeof ownRequest

interface Marked {
  kind: MarkKind
  /** Id of the lesson, the product or the comment, never of the mark itself. */
  id: number
}

type Outcome = AuthOutcome<unknown>

const done: Outcome = { kind: 'done', data: undefined }

/** How a mark stands: the call that would turn it round. */
interface Status {
  isMarked: boolean
  turn: () => Promise<Outcome>
}

/**
 * Sees to it that something is marked, or is not. How it stands is asked first: a like is a
 * toggle, and another tab may have been faster. Where the answer to the turn does
 * not come, it is asked again: the result is what is, not what was hoped for.
 */
export async function setMark(ask: Ask, mark: Marked, wanted: boolean): Promise<Outcome> {
  const before = await statusOf(ask, mark)
  if (before.kind !== 'done') return before
  if (before.data.isMarked === wanted) return done
  const outcome = await before.data.turn()
  if (outcome.kind === 'done') return outcome
  const after = await statusOf(ask, mark)
  return after.kind === 'done' && after.data.isMarked === wanted ? done : outcome
}

function statusOf(ask: Ask, { kind, id }: Marked): Promise<AuthOutcome<Status>> {
  return kind === 'products' ? statusOfProduct(ask, id) : statusOfLike(ask, kind, id)
}

async function statusOfLike(
  ask: Ask,
  kind: 'posts' | 'comments',
  id: number,
): Promise<AuthOutcome<Status>> {
  const outcome = await markedIds(ask, kind, [id])
  if (outcome.kind !== 'done') return outcome
  const turn = () => ask({ method: 'POST', path: `/api/blog/${kind}/${id}/update-likes` })
  return { kind: 'done', data: { isMarked: outcome.data.includes(id), turn } }
}

async function statusOfProduct(ask: Ask, id: number): Promise<AuthOutcome<Status>> {
  const path = '/api/products/favourites'
  const outcome = await ask({
    method: 'POST',
    path: `${path}/favourites-by-products`,
    body: { productIds: [id] },
    answer: favourites,
  })
  if (outcome.kind !== 'done') return outcome
  const present = favouriteOf(outcome.data, id)
  const turn = () =>
    present
      ? ask({ method: 'DELETE', path: `${path}/${present.id}` })
      : ask({ method: 'POST', path, body: { product: id } })
  return { kind: 'done', data: { isMarked: present !== undefined, turn } }
}
