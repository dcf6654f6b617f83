import { createCall } from '#lib/http/call'
import { createApiRequest } from '#lib/http/request'
import { createSender } from '#lib/http/send-request'

/** Our API client with a fake `fetch`; `calls` are its requests. */
export function fakeApi<Call>({ fetch, calls }: { fetch: typeof globalThis.fetch; calls: Call[] }) {
  const request = createApiRequest(createSender(fetch))
  return { request, call: createCall(request), calls }
}
