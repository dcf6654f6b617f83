import * as z from 'zod/mini'
import { id } from '../../contract/wire/scalars'
import { one, type ResponseParser } from './answer-readers'
import type { RouteRow } from './route-row'
import { mine } from './visibility'

/** Who sends a body, and what is known when it goes on. */
export interface Sender {
  userId: number
  /** What the row's `first` has read; null without one. */
  found: unknown
}

/** Further calls with the same person's token. */
export interface OwnCalls {
  userId: number
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  /** Tells the operator of a failure that the person is spared. */
  note(event: string, error: unknown): void
}

/** Does what remains to be done, and hands on what the upstream answered. */
export type Finish = (answer: unknown, calls: OwnCalls) => Promise<unknown>

/**
 * A line of the table of what belongs to one person: 401 for guests, 404 for what is another's, as
 * if there were nothing. Its token goes along; a dead one is 401, never a guest's
 * view. `{me}` in a path of the upstream is the person's id.
 */
export interface OwnRow extends Omit<RouteRow, 'within' | 'asViewer' | 'slow' | 'success'> {
  /** `{id}` is a person's id, and must be one's own. */
  owner?: true
  /** Query key that tells the upstream whose things are meant. */
  userKey?: string
  /** Method of the upstream's call, where it is another one. */
  upstreamMethod?: 'PATCH'
  /** Read before anything is done, where the upstream does not ask whose a thing is. */
  first?: { upstream: string; answer: ResponseParser }
  /** Makes the upstream's body of the browser's checked one; without it that one goes on. */
  forward?: (body: unknown, sender: Sender) => unknown
  /** An order, placed once for each key: `placeOrderRoute` answers it; 400 without a key. */
  keyed?: true
  /**
   * Makes the upstream's calls itself, where one call is not enough; `body` is the browser's checked
   * one, `found` what `first` has read. Then `upstream` is only the name of what is called.
   */
  perform?: (body: unknown, calls: OwnCalls, found: unknown) => Promise<unknown>
  /** What remains to be done once the upstream has answered. */
  finish?: Finish
  /** Status of a success, if it is not 200; with 204 the upstream's body does not count. */
  success?: 201 | 204
}

/** Both ends of a row's body: what the browser may send, and what the upstream gets. */
export function sending<Body extends z.ZodMiniType>(
  body: Body,
  forward: (body: z.output<Body>, sender: Sender) => unknown,
): Required<Pick<OwnRow, 'body' | 'forward'>> {
  return { body, forward: (checked, sender) => forward(checked as z.output<Body>, sender) }
}

const owned = z.object({ user: z.union([id, z.object({ id })]) })

/** Reads whose a thing is before it is touched: another's is 404. */
export function mineFirst(upstream: string): Required<Pick<OwnRow, 'first'>> {
  return { first: { upstream, answer: one(owned, mine) } }
}

/** For answers without content. */
export const nothing: ResponseParser = () => null
