import { exampleBodies } from '#contract/examples/endpoint-bodies'
import { countTexts, isFile, revealing, secretCanary, withSecretText } from '../testing/canaries'
import {
  type EndpointRequest,
  guestRequests,
  memberRequests,
  requestOf,
} from '../testing/endpoint-requests'
import { fakeApi } from '../testing/fake-api'
import { foreignCanary } from '../testing/own-things'
import { startForMember } from '../testing/start-for-member'
import { memberSession, type StartOptions, startGateway } from '../testing/start-gateway'

const { sessionToken = '', accessToken = '' } = memberSession

const rows = [...guestRequests, ...memberRequests, requestOf('GET /_auth/session')]

type Upstream = NonNullable<StartOptions['upstream']>

/** An upstream that writes the token into one text of its successes, as an echo of a header would. */
function echoing(at: number, token: string): Upstream {
  return async (url, request) => {
    const answer = await fakeApi(url, request)
    if (isFile(answer)) return answer
    const text = await answer.text()
    if (!text || !answer.ok) return new Response(text || null, { status: answer.status })
    const body = JSON.stringify(withSecretText(JSON.parse(text), at, token))
    const headers = { 'content-type': 'application/json' }
    return new Response(body, { status: answer.status, headers })
  }
}

/** How many texts the largest success has that a route reads. */
async function textsOf({ url, init }: EndpointRequest): Promise<number> {
  let most = 0
  const gateway = startGateway({
    upstream: async (address, request) => {
      const answer = await fakeApi(address, request)
      const text = isFile(answer) ? '' : await answer.clone().text()
      if (text) most = Math.max(most, countTexts(JSON.parse(text)))
      return answer
    },
  })
  const headers = { ...init.headers, cookie: await gateway.cookieOf(memberSession) }
  expect((await gateway.ask(url, { ...init, headers })).status).toBeLessThan(300)
  return most
}

it.each(rows)(
  '$method $path passes on no token that a success of the upstream echoes (A2-24)',
  async (row) => {
    const texts = await textsOf(row)
    for (let at = 0; at < texts; at += 1) {
      for (const token of [sessionToken, accessToken]) {
        const upstream = echoing(at, token)
        const gateway = startGateway({ upstream, variables: { RATE_LIMITS: 'off' } })
        const headers = { ...row.init.headers, cookie: await gateway.cookieOf(memberSession) }
        const answer = await gateway.ask(row.url, { ...row.init, headers })
        const shown = `${await answer.text()}${JSON.stringify([...answer.headers])}`
        expect({ at, shows: shown.includes(token) }).toEqual({ at, shows: false })
        expect(JSON.stringify(gateway.log)).not.toContain(token)
      }
    }
  },
)

it('answers a changed user name in its own words', async () => {
  const echo = { detail: `Bearer ${'x'.repeat(64)}` }
  const { send } = startForMember({ instead: () => Response.json(echo) })
  const answer = await send('POST /user/account/{id}/change-username')
  expect(await answer.json()).toEqual(exampleBodies.changeUsername)
})

/** What would be of another person: a person who writes a message is told what they wrote. */
const othersIn = ({ init }: EndpointRequest) =>
  init.body?.toString().includes('nefeli@') ? /"phone"/ : /nefeli@|"phone"/

/** Headers of answers that browsers get (A2-27). */
const shownToBrowsers = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'referrer-policy',
  'server-timing',
  'vary',
  'x-content-type-options',
  'x-frame-options',
]

it.each([
  ...guestRequests.map((row) => ({ ...row, session: null, others: othersIn(row) })),
  ...memberRequests.map((row) => ({ ...row, session: memberSession, others: foreignCanary })),
])(
  '$method $path passes on no secret, no header of the upstream and nothing of others (A2-24, A2-27)',
  async ({ url, init, success, session, others, ...row }) => {
    const { ask, cookieOf } = startGateway({ upstream: revealing(fakeApi) })
    const cookie = session ? await cookieOf(session) : ''
    const answer = await ask(url, { ...init, headers: { ...init.headers, cookie } })
    expect(answer.status).toBe(success)
    const headers = [...answer.headers]
    const ends = row.endsSession ? ['set-cookie'] : []
    const ofFile = isFile(answer) ? ['content-disposition'] : []
    const shown = [...shownToBrowsers, ...ends, ...ofFile]
    expect(headers.filter(([name]) => !shown.includes(name))).toEqual([])
    const everything = `${await answer.text()}${JSON.stringify(headers)}`
    expect(everything).not.toContain(secretCanary)
    expect(everything).not.toMatch(/upstream\.internal|secret-of|"likes"|"configuration"/)
    expect(everything).not.toMatch(others)
  },
)
