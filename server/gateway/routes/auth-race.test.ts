import fc from 'fast-check'
import { runSize, sampleSeed } from '#tests/support/long-run'
import { ownAccount } from '../testing/own-things'
import * as scripted from '../testing/scripted-auth'
import { ownScript, startGateway } from '../testing/start-gateway'

const base = '/api/_allauth/app/v1'
const firstToken = 'first-step-token-0000000000'

/** The sign-in service: a token is invalid as soon as another one replaces it. */
function createUpstream(s: fc.Scheduler) {
  let valid = firstToken
  let signIns = 0

  function reply(method: string, path: string, token: string | undefined) {
    if (token !== valid) return scripted.goneReply
    if (path.endsWith('/2fa/authenticate')) {
      signIns += 1
      valid = `${scripted.freshSessionToken}-${signIns}`
      const { meta } = scripted.signedInReply
      return { ...scripted.signedInReply, meta: { ...meta, session_token: valid } }
    }
    if (method === 'DELETE') valid = 'nobody'
    if (method === 'DELETE') return scripted.anonymousReply
    return signIns > 0
      ? scripted.stillSignedInReply
      : { ...scripted.pendingReply, meta: { is_authenticated: false } }
  }

  return {
    isSignedInWith: (token: string | undefined) => signIns > 0 && token === valid,
    async answer(url: string, request: { method: string; headers: Record<string, string> }) {
      const { pathname } = new URL(url)
      if (!pathname.includes('allauth')) return Response.json(ownAccount)
      await s.schedule(Promise.resolve(), 'to upstream')
      const answer = reply(request.method, pathname, request.headers['x-session-token'])
      await s.schedule(Promise.resolve(), 'from upstream')
      return scripted.authReply(answer)
    },
  }
}

/** A browser that follows the API contract: it ends a session only while that is still its own. */
function createBrowser(
  s: fc.Scheduler,
  ask: (path: string, init: RequestInit) => Promise<Response>,
  first: { cookie: string; generation: string },
) {
  let cookie = first.cookie
  let current = first.generation
  let writes: Promise<unknown> = Promise.resolve()

  async function send(method: string, path: string, body?: string): Promise<Response> {
    const headers = { ...ownScript, cookie }
    await s.schedule(Promise.resolve(), `send ${method} ${path}`)
    const init = { method, headers, ...(body === undefined ? {} : { body }) }
    const answer = await ask(path, init)
    await s.schedule(Promise.resolve(), `receive ${method} ${path}`)
    const written = answer.headers.get('set-cookie')
    if (written) cookie = written.includes('Max-Age=0') ? '' : (written.split(';')[0] ?? '')
    return answer
  }

  async function receive(answer: Response): Promise<void> {
    const { meta } = await answer.json()
    if (answer.status !== 410) current = meta?.generation ?? current
    else if (meta.generation === current) void write(() => forget(meta.generation))
  }

  async function forget(generation: string): Promise<void> {
    if (generation !== current) return
    await send('DELETE', '/api/_auth/session', JSON.stringify({ generation }))
  }

  /** Calls that change the session run one after another, as a lock of the browser ensures. */
  function write(run: () => Promise<unknown>): Promise<unknown> {
    writes = writes.then(run)
    return writes
  }

  return {
    cookie: () => cookie,
    read: (path: string) => send('GET', `${base}${path}`).then(receive),
    signIn: () =>
      write(() => send('POST', `${base}/auth/2fa/authenticate`, '{"code":"123456"}').then(receive)),
    settled: async () => {
      for (let last: unknown; last !== writes; ) {
        last = writes
        await writes
      }
    },
  }
}

const paths = ['/auth/session', '/account/email', '/auth/webauthn/login', '/account/authenticators']

/** A thousand schedules of three copies, in parts that finish in time even on a busy machine. */
const parts = [1, 3, 3, 3, 3].map((count, part) => ({ count, part }))

it.each(parts)(
  'keeps a new session despite late 410s for the one before; copies: $count, part $part (A3-41)',
  async ({ count, part }) => {
    let answer: ReturnType<typeof createUpstream>['answer']
    let runs = 0
    const start = () =>
      startGateway({
        sessions: 'upstream',
        upstream: (url, request) => answer(url, request),
        variables: { RATE_LIMITS: 'off' },
      })
    const copies = Array.from({ length: count }, start)
    const [gateway = start()] = copies
    let sent = 0
    /** Each request may reach another copy, which shares no state with the others. */
    const ask = (path: string, init: RequestInit): Promise<Response> => {
      sent += 1
      return (copies[sent % count] ?? gateway).ask(path, init)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: 4 }),
        fc.nat({ max: 4 }),
        async (s, reads, position) => {
          const upstream = createUpstream(s)
          answer = upstream.answer
          runs += 1
          const generation = `first-step-${runs}`
          const cookie = await gateway.cookieOf({ sessionToken: firstToken, generation })
          const browser = createBrowser(s, ask, { cookie, generation })
          const all: (() => Promise<unknown>)[] = reads.map((path) => () => browser.read(path))
          all.splice(position, 0, browser.signIn)
          const work = Promise.all(all.map((start) => start()))
          await s.waitFor(work)
          await s.waitFor(browser.settled())
          await s.waitFor(
            gateway.ask(`${base}/auth/session`, { headers: { cookie: browser.cookie() } }),
          )
          const token = gateway.calls.at(-1)?.headers['x-session-token']
          expect(upstream.isSignedInWith(token)).toBe(true)
        },
      ),
      { numRuns: runSize(250, count === 1 ? 5000 : 1250), seed: sampleSeed + part },
    )
  },
  60_000,
)
