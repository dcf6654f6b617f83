import { type FakeTurn, fakeFetch } from '../../../tests/support/fake-fetch'
import { createApiRequest } from '../../lib/http/api-request'
import { createSender } from '../../lib/http/http-client'

/** Our API client, whose requests are answered by these turns; `calls` are the requests. */
export function fakeApi(...turns: [FakeTurn, ...FakeTurn[]]) {
  const { fetch, calls } = fakeFetch(...turns)
  return { request: createApiRequest(createSender(fetch)), calls }
}
