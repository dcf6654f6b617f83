import { memberSession, ownScript, siteOf, startGateway } from '../testing/start-gateway'

it('logs requests by their pattern, one line each', async () => {
  const { ask, log } = startGateway()
  await ask('/api/products/3?ordering=-price')
  expect(log).toEqual([
    {
      time: '2026-04-01T09:00:00.000Z',
      event: 'request',
      id: expect.any(String),
      method: 'GET',
      route: expect.stringContaining('/api/products/:id'),
      status: 200,
      ms: 0,
    },
  ])
})

it('holds nothing that a person typed or that opens anything (A2-37)', async () => {
  const { ask, log, cookieOf } = startGateway({
    upstream: () => Response.json({ detail: `no ${memberSession.accessToken}` }, { status: 401 }),
  })
  const cookie = await cookieOf(memberSession)
  await ask('/api/_auth/session', { headers: { cookie } })
  await ask('/api/products/reviews?userId=canary-9', { headers: { cookie } })
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

it('answers with the id under which it logged', async () => {
  const { ask, log } = startGateway()
  const { id } = await (await ask('/api/nothing')).json()
  expect(log).toMatchObject([{ id, status: 404, route: 'unlisted' }])
})

it('logs a defect of ours with its stack, and shows people a sentence', async () => {
  const site = siteOf({ '/index.html': 'x' })
  const { ask, log } = startGateway({
    site: {
      ...site,
      get files(): never {
        throw new TypeError('a defect of ours')
      },
    },
  })
  const answer = await ask('/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toMatch(/defect|serve-site/)
  expect(log).toMatchObject([
    { status: 500, defect: 'a defect of ours', stack: expect.any(String) },
  ])
})

it('is silent about files of the site', async () => {
  const { ask, log } = startGateway({ site: siteOf({ '/index.html': 'x' }) })
  await ask('/')
  await ask('/nothing')
  expect(log).toEqual([])
})
