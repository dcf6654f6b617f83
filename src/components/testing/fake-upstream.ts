import { act, waitFor } from '@testing-library/react'
import { jsonHeaders } from '#tests/support/json-headers'

const authBase = '/api/_allauth/app/v1'

/**
 * The body of an answer; a numeric `status` in it is the status of the answer, as in the format of
 * the sign-in service. Or status, body and headers. An error simulates a broken connection.
 */
export type FakeAnswer = object | null | [status: number, body: unknown, headers?: HeadersInit]

/** Answers by method and path, e.g. `GET /api/orders`; without base for the sign-in service. */
export type FakeAnswers = Record<
  string,
  FakeAnswer | ((body: unknown) => FakeAnswer | Promise<FakeAnswer>)
>

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

/**
 * Answers the requests of a page until the end of the test, all others with 404.
 * @returns the requests in their order, with query, and the bodies that were sent
 */
export function fakeUpstream(answers: FakeAnswers) {
  const calls: string[] = []
  const sent: unknown[] = []
  globalThis.fetch = async (address, { method = 'GET', body: text } = {}) => {
    const path = String(address).replace(authBase, '')
    calls.push(`${method} ${path}`)
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
    if (body !== undefined) sent.push(body)
    const found = answers[`${method} ${path.split('?')[0]}`] ?? { status: 404 }
    return responseOf(typeof found === 'function' ? await found(body) : found)
  }
  return { calls, sent }
}

/** A request that the test answers. */
export interface HeldRequest {
  address: string
  signal: AbortSignal | null | undefined
  answer: (answer: FakeAnswer) => Promise<void>
}

/**
 * Holds the requests of a page back until the end of the test, where `isHeld` says so.
 * @returns the held requests in their order, and a wait for so many of them, which returns the last
 */
export function holdRequests(isHeld: (method: string) => boolean = () => true) {
  const answered = globalThis.fetch
  const requests: HeldRequest[] = []
  globalThis.fetch = (address, options = {}) => {
    const { method = 'GET', signal } = options
    if (!isHeld(method)) return answered(address, options)
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      const answer = (given: FakeAnswer) =>
        act(async () => (given instanceof Error ? reject(given) : resolve(responseOf(given))))
      requests.push({ address: String(address), signal, answer })
    })
  }
  const requested = async (count: number) => {
    await waitFor(() => expect(requests).toHaveLength(count))
    return requests[count - 1] as HeldRequest
  }
  return { requests, requested }
}

/** jsdom has no `Response`. */
function responseOf(answer: FakeAnswer): Response {
  if (answer instanceof Error) throw answer
  const [status, body, headers] = Array.isArray(answer) ? answer : [statusIn(answer), answer]
  const response = {
    status,
    headers: jsonHeaders(headers),
    text: async () => JSON.stringify(body),
    blob: async () => new Blob([String(body)]),
    clone: () => response,
  }
  return response as Response
}

function statusIn(body: object | null): number {
  return body && 'status' in body && typeof body.status === 'number' ? body.status : 200
}
