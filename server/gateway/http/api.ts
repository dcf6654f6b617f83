import type { UpstreamAnswer } from '#upstream/client'
import type {
  ItemOf,
  Query,
  SaidBy,
  UpstreamEndpoint,
  WithParams,
} from '#upstream/endpoints/endpoint'
import type { ReadRows } from '#upstream/rows'
import type { MemberSession } from '../session/encrypted-session'
import type { GuestOrder, GuestState } from '../session/guest-cookie'
import type { RequestClient } from '../upstream/client'
import type { RouteContext } from './route-env'

/** The viewer of a response: the signed-in user's id, or null for a guest. */
export interface Viewer {
  userId: number | null
}

/** Whether a viewer may see an item. */
export type Visibility<Item> = (item: Item, viewer: Viewer) => boolean

/** A viewer whose request is being answered. */
export interface Reader extends Viewer {
  /** Tells the operator of rows of a list that do not fit. */
  reportRows(read: ReadRows<unknown>): void
}

/** Who makes a request, and calls of the REST API for them. */
export interface Api {
  /** The signed-in person, their session confirmed; 401 for guests and after its end. */
  requireMember(c: RouteContext): Promise<Member>
  /** The same, or a guest where the shop is open to everyone; else 401 for guests. */
  requireBuyer(c: RouteContext): Promise<Buyer>
  /** What this browser keeps of a guest, also while a member is signed in; null without anything. */
  guestOf(c: RouteContext): Promise<GuestBuyer | null>
  /** Deletes what this browser keeps of a guest, before another person uses it. */
  forgetGuest(c: RouteContext): Promise<void>
  /** The same where `:id` of the path names a person: 404 where it names another one. */
  requireOwner(c: RouteContext): Promise<Member>
  /** Calls without a token, in the share of the request's client or of another one. */
  asGuest(c: RouteContext, client?: RequestClient): Asking
  /** Reads without a token, each once for all who ask for the same at the same time. */
  asGuests(c: RouteContext): Asking
  /**
   * Calls with the token of the person who is signed in, so that they see their own hidden items; as
   * a guest without a session, or where the session or the token has ended.
   */
  asViewer(c: RouteContext): Promise<Asking>
  /**
   * Ends a session whose access token the API no longer accepts, here and at the sign-in service: it
   * gets no other one, and would be in the way of the next sign-in. A session that was replaced in the
   * meantime has a newer token.
   */
  endRefused(c: RouteContext, session: MemberSession): Promise<void>
}

/** What a call of the API is sent with: the values of its path, its query and its body. */
type Sent<Call extends UpstreamEndpoint> = WithParams<Call> & {
  query?: Query
  /** A form, or what is sent as JSON; nothing is sent where it is null or undefined. */
  body?: unknown
  timeoutMs?: number
}

/** Who may not see something gets 404, and a list without it. */
type Asked<Call extends UpstreamEndpoint> = Sent<Call> & { visible?: Visibility<ItemOf<Call>> }

type Nothing = Record<never, never>
type Values<Sent> = Nothing extends Sent ? [sent?: Sent] : [sent: Sent]

/** Calls the API for a viewer, by the table of `server/upstream/endpoints`. */
export interface Asking extends Reader {
  /** What the API says; 502 where the shape is wrong. Rows that do not fit are left out. */
  ask<Call extends UpstreamEndpoint>(
    call: Call,
    ...values: Values<Asked<Call>>
  ): Promise<SaidBy<Call>>
  /** The same as it came. */
  askRaw<Call extends UpstreamEndpoint>(call: Call, ...values: Values<Sent<Call>>): Promise<unknown>
}

/** Who buys: a member, or a guest with the cart of their browser. */
export type Buyer = Member | GuestBuyer

/**
 * Calls of the API with what lets a buyer in: a token, or the uuid of a cart. 403 becomes 404: another
 * person's entity is refused like one that does not exist. An expired token is 401, never a guest's
 * answer.
 */
interface BuyerCalls extends Asking {
  /** Null where the API's 404 means that there is nothing yet. */
  askIfAny<Call extends UpstreamEndpoint>(
    call: Call,
    ...values: Values<Asked<Call>>
  ): Promise<SaidBy<Call> | null>
  /** Sends headers of its own; `read` gets the response, headers included, whatever its status. */
  sendRaw<Answer>(
    call: UpstreamEndpoint,
    sent: RawSent,
    read: (answer: UpstreamAnswer) => Answer,
  ): Promise<Answer>
}

/** The person who is signed in, and calls of the API with their access token. */
export interface Member extends BuyerCalls {
  userId: number
  session: MemberSession
}

/**
 * A guest, and calls of the API without a token. Those of the cart name the guest's own: without one
 * there is nothing to read, and the first item begins one. The uuid of every answer is kept.
 */
export interface GuestBuyer extends BuyerCalls {
  userId: null
  /** What is kept of them now. */
  state(): GuestState
  /** Whether this request came without anything that is kept. */
  isNew: boolean
  /** Reads again what is kept: another request may have changed it. */
  refresh(): Promise<void>
  /** Keeps a guest who is new, for the next request. */
  begin(): Promise<void>
  /** Keeps an order of theirs, of which a cart that is gone was made. */
  keepOrder(order: GuestOrder): Promise<void>
  /**
   * Keeps that there is this cart no more.
   * @param cartGoneAt what was known of carts before, where this one was not ordered
   */
  dropCart(cart: string | null, cartGoneAt?: number | null): Promise<void>
}

/** What a call is sent with that reads its answer itself. */
interface RawSent {
  /** Values of the path. */
  params?: object
  /** What is sent as JSON. */
  body?: unknown
  headers: Record<string, string>
}
