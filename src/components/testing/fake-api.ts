import { createApiRequest } from '#lib/http/api-request'
import { createSender } from '#lib/http/http-client'

/** Our API client with a fake `fetch`; `calls` are its requests. */
export function fakeApi<Call>({ fetch, calls }: { fetch: typeof globalThis.fetch; calls: Call[] }) {
  return { request: createApiRequest(createSender(fetch)), calls }
}
