import { mails } from '#emulator/database/tables/outbox'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { ownScript, startGateway } from '#gateway/testing/start-gateway'
import { authPath } from '#upstream/api'

const requests = 90
const mostMails = 5
const known = 'customer@example.gr'
const unknown = 'nobody-here@example.gr'
const bystander = 'superuser@example.gr'

let api: SeededEmulator
beforeEach(async () => {
  api = await seededEmulator({ siteUrl: 'http://localhost:8000' })
})
afterEach(() => api.store.close())

/** The gateway in front of the API emulator. */
function start() {
  const { app } = startGateway({
    sessions: 'upstream',
    upstream(url, { method, headers, body }) {
      const { pathname, search } = new URL(url)
      return api.app.request(`${pathname}${search}`, { method, headers, body: body ?? null })
    },
  })
  let address = 0
  /** Sends each request from another IP address, without cookies. */
  return async (path: string, body: object) => {
    address += 1
    const answer = await app.request(
      `/api${authPath}${path}`,
      { method: 'POST', headers: ownScript, body: JSON.stringify(body) },
      { address: `198.51.100.${address}` },
    )
    const { id, meta, ...shown } = (await answer.json()) as Record<string, unknown>
    return { status: answer.status, wait: answer.headers.get('retry-after'), shown }
  }
}

const kinds = [
  ['/auth/password/request', {}],
  ['/auth/code/request', {}],
  ['/auth/signup', { password: 'Ena-megalo-mystiko-26' }],
  ['/auth/webauthn/signup', {}],
] as const

async function mailsTo(email: string): Promise<number> {
  const sent = await api.store.db.select({ to: mails.to }).from(mails)
  return sent.filter(({ to }) => to.toLowerCase() === email).length
}

/** Responses to ninety requests from ninety addresses, of every kind that mails one person. */
async function flood(email: string) {
  const ask = start()
  const answers: unknown[] = []
  for (let at = 0; at < requests; at += 1) {
    const [path, rest] = kinds[at % kinds.length] ?? kinds[0]
    answers.push(await ask(path, { email, ...rest }))
    api.clock.at = new Date(api.clock.at.getTime() + 1000)
  }
  return { ask, answers }
}

it.each(['code', 'link'] as const)(
  'ninety requests send few mails to one person, and reveal no account, by %s',
  async (mode) => {
    await api.send('/switches/accounts', { verification: mode, passwordReset: mode })
    const startedAt = api.clock.at
    const forKnown = await flood(known)
    api.clock.at = startedAt
    const forUnknown = await flood(unknown)
    expect(forUnknown.answers).toEqual(forKnown.answers)
    const counts = [await mailsTo(known), await mailsTo(unknown)]
    expect(Math.max(...counts)).toBeLessThanOrEqual(mostMails)
    expect(Math.min(...counts)).toBeGreaterThan(0)

    const other = await forKnown.ask('/auth/password/request', { email: bystander })
    expect(other.status).toBe(mode === 'code' ? 401 : 200)
    expect(await mailsTo(bystander)).toBe(1)
  },
)
