import { addressOf, type Query, type UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import type { Member, Reader, Visibility } from './api'
import { shownTo } from './visible'

/** What a call is sent with, besides its method and address. */
interface SendOptions {
  body?: unknown
  timeoutMs?: number | undefined
}

/**
 * Sends a call to an address below the REST API and reads JSON.
 * @param address the path with its query
 */
export type Send = (
  method: string,
  address: string,
  options: SendOptions & {
    /** The answer where the upstream's 404 means that there is nothing yet. */
    whenMissing?: unknown
  },
) => Promise<unknown>

/** What a call is sent with, whichever it is. */
interface AnySent extends SendOptions {
  params?: object | undefined
  query?: Query
  visible?: Visibility<never>
}

/** Calls by the table of the API's endpoints, sent by `send` for a reader. */
export function askingBy(
  send: Send,
  reader: Reader,
): Reader & Pick<Member, 'ask' | 'askIfAny' | 'askRaw'> {
  const raw = (call: UpstreamEndpoint, { params, query, body, timeoutMs }: AnySent, more = {}) =>
    send(call.method, addressOf(call, params ?? {}, query), { body, timeoutMs, ...more })
  return {
    ...reader,
    ask: async (call, ...[sent = {}]: [AnySent?]) =>
      shownTo(reader, call, await raw(call, sent), sent.visible),
    async askIfAny(call, ...[sent = {}]: [AnySent?]) {
      const body = await raw(call, sent, { whenMissing: null })
      return body === null ? null : shownTo(reader, call, body, sent.visible)
    },
    askRaw: (call, ...[sent = {}]: [AnySent?]) => raw(call, sent),
  }
}
