import type { RequestTrace } from '../operations/request-trace'

/** Whose share of the slots a call takes: one client's, that of several, or nobody's. */
export type ShareOwner = string | Sharers | undefined

/** The clients who wait for one answer. */
export interface Sharers {
  /** The one who asked first. */
  first: string | undefined
  /** Calls `join` with each of them, also with those who come later, until the result is called. */
  follow(join: (client: string | undefined) => void): () => void
}

/** All who wait for an answer by now. */
export function waitersOf(owner: ShareOwner): readonly (string | undefined)[] {
  if (typeof owner !== 'object') return [owner]
  const waiters: (string | undefined)[] = []
  owner.follow((client) => waiters.push(client))()
  return waiters
}

/** Whose request it is: the facts about a browser that are sent to the upstream, and its share. */
export interface Client {
  address: string | undefined
  userAgent: string | undefined
  trace?: RequestTrace | undefined
  /** Whose share of the calls upstream it takes: a person, a network address, or several of them. */
  key?: ShareOwner
}

/** The client of one request. */
export interface RequestClient extends Client {
  key: string | undefined
}

/** The gateway itself. */
export const nobody: Client = { address: undefined, userAgent: undefined }
