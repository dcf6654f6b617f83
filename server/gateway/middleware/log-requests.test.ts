import { maskSecrets } from '../operations/log'
import { memberSession, ownScript, siteOf, startGateway } from '../testing/start-gateway'

it('logs requests by their pattern, one line each', async () => {
  const { ask, log } = startGateway()
  await ask('/api/products/3?ordering=-price')
  expect(log).toEqual([
    {
      time: '2026-04-01T09:00:00.000Z',
      event: 'request',
      id: expect.any(String),
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: 'GET',
      route: expect.stringContaining('/api/products/:id'),
      status: 200,
      ms: 0,
    },
  ])
})

it('logs no text that a person typed, and no secret (A2-37)', async () => {
  const { ask, log, cookieOf } = startGateway({
    upstream: () => Response.json({ detail: `no ${memberSession.accessToken}` }, { status: 401 }),
  })
  const cookie = await cookieOf(memberSession)
  await ask('/api/_auth/session', { headers: { cookie } })
  await ask('/api/blog/comments?user=canary-9', { headers: { cookie } })
  await ask('/api/search?query=canary-9')
  await ask('/account/verify-email/canary-9')
  await ask('/api/canary-9')
  await ask('/api/contact', {
    method: 'POST',
    headers: { ...ownScript, cookie },
    body: '{"name":"canary-9","email":"canary-9@example.gr","message":"canary-9 canary-9"}',
  })
  const written = JSON.stringify(log)
  expect(log.length).toBeGreaterThan(4)
  for (const secret of [
    'canary-9',
    cookie,
    memberSession.accessToken,
    memberSession.sessionToken,
  ]) {
    expect(written).not.toContain(secret)
  }
})

it('sends the id that is in the log', async () => {
  const { ask, log } = startGateway()
  const { id } = await (await ask('/api/nothing')).json()
  expect(log).toMatchObject([{ id, status: 404, route: 'unlisted' }])
})

it('does not log files of the site', async () => {
  const { ask, log } = startGateway({ site: siteOf({ '/index.html': 'x' }) })
  await ask('/')
  await ask('/nothing')
  expect(log).toEqual([])
})

it('masks values with a secret name, at any depth', () => {
  const entry = {
    sessionToken: 'abc',
    headers: { authorization: 'Bearer x', cookie: 'a=b', accept: 'application/json' },
    list: [{ password: 'p', key: 'k', code: '123456' }],
    status: 200,
  }
  expect(maskSecrets(entry)).toEqual({
    sessionToken: '•••',
    headers: { authorization: '•••', cookie: '•••', accept: 'application/json' },
    list: [{ password: '•••', key: '•••', code: '•••' }],
    status: 200,
  })
})

it('masks secrets within texts', () => {
  const text =
    'for maria@example.gr with bearer abc.def and __Host-Http-sid=xyz and ab12cd34ab12cd34ab12cd34ab12'
  expect(maskSecrets(text)).toBe('for ••• with ••• and ••• and •••')
  expect(maskSecrets('γράψτε στο μαρία@παράδειγμα.ελ')).toBe('γράψτε στο •••')
})

it('does not mask plain text and paths of fields', () => {
  const text = "the upstream's answer is not as agreed: results.0.translations.el.name: Invalid"
  expect(maskSecrets(text)).toBe(text)
})

it('does not follow a circular reference for ever', () => {
  const endless: Record<string, unknown> = {}
  endless.self = endless
  expect(JSON.stringify(maskSecrets(endless))).toContain('•••')
})
