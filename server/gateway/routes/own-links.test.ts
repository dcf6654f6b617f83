import { guestRequests, memberRequests } from '../testing/endpoint-requests'
import { fakeApi } from '../testing/fake-api'
import { memberSession, type StartOptions, startGateway } from '../testing/start-gateway'

const linkOfTheApi = 'http://upstream.internal:8100/api/v1/list?page=2&ofTheApi=1'

/** The answer with a link to its next page, if it is a page. */
async function linked(answer: Response): Promise<Response> {
  const body = await answer.json()
  const links = { next: linkOfTheApi, previous: null }
  return Response.json(body?.links ? { ...body, links } : body, answer)
}

/** The links to the next page of all lists among these requests, by path. */
async function nextLinks(
  requests: readonly { method: string; path: string; url: string }[],
  answer: NonNullable<StartOptions['upstream']>,
): Promise<[string, unknown][]> {
  const { ask, cookieOf } = startGateway({
    variables: { RATE_LIMITS: 'off' },
    upstream: async (url, sent) => linked(await answer(url, sent)),
  })
  const cookie = await cookieOf(memberSession)
  const found: [string, unknown][] = []
  for (const { method, path, url } of requests) {
    if (method !== 'GET') continue
    const body = await (await ask(url, { headers: { cookie } })).json()
    if (body?.links) found.push([path, body.links.next])
  }
  return found
}

it.each([
  ['public', 6, () => nextLinks(guestRequests, (url) => fakeApi(url))],
  ["a member's", 6, () => nextLinks(memberRequests, fakeApi)],
])('%s lists have links of the browser, not of the API', async (_, least, read) => {
  const found = await read()
  expect(found.length).toBeGreaterThan(least)
  const own = /^\?(post=41&)?page=2&pageSize=\d+$/
  // Countries are answered in full.
  expect(found.filter(([, next]) => next !== null && !own.test(String(next)))).toEqual([])
})
