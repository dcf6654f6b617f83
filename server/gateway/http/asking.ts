import { addressOf, type Query, type UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import type { Member, Reader, SendOptions, Visibility } from './api'
import { shownTo } from './visible'

/** What a call is sent with, whichever it is. */
interface AnySent extends Omit<SendOptions, 'query'> {
  params?: object | undefined
  query?: Query
  visible?: Visibility<never>
}

/** Calls by the table of the API's endpoints, sent by `send` for a reader. */
export function askingBy(
  send: Member['send'],
  reader: Reader,
): Reader & Pick<Member, 'send' | 'ask' | 'askIfAny' | 'askRaw'> {
  const raw = (call: UpstreamEndpoint, { params, query, body, timeoutMs }: AnySent, more = {}) =>
    send(call.method, addressOf(call, params ?? {}, query), { body, timeoutMs, ...more })
  return {
    ...reader,
    send,
    ask: async (call, ...[sent = {}]: [AnySent?]) =>
      shownTo(reader, call, await raw(call, sent), sent.visible),
    async askIfAny(call, ...[sent = {}]: [AnySent?]) {
      const body = await raw(call, sent, { whenMissing: null })
      return body === null ? null : shownTo(reader, call, body, sent.visible)
    },
    askRaw: (call, ...[sent = {}]: [AnySent?]) => raw(call, sent),
  }
}
