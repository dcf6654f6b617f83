import { exampleAccountWrite } from '../../contract/examples/account-examples'
import { secretCanary } from '../testing/canaries'
import { accountBody } from '../testing/sample-bodies'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'
import { ownTable } from './endpoints'

const bodies: Record<string, unknown> = {
  'PUT /user/account/{id}': exampleAccountWrite,
  'POST /user/account/{id}/change-username': { username: 'μαρία' },
}

const rows = ownTable.map((row) => ({
  ...row,
  name: `${row.method} ${row.path}`,
  body: bodies[`${row.method} ${row.path}`],
}))
type Row = (typeof rows)[number]

function start(status = 200) {
  const body = { ...accountBody, detail: 'Έγινε.', sessionToken: secretCanary }
  const gateway = startGateway({ upstream: () => Response.json(body, { status }) })
  const send = (row: Row, id: string, cookie: string) =>
    gateway.ask(`/api${row.path.replace('{id}', id)}`, {
      method: row.method,
      headers: { ...ownScript, cookie },
      ...(row.body ? { body: JSON.stringify(row.body) } : {}),
    })
  return { ...gateway, send }
}

it.each(rows)('$name is for the person alone, with their token (7.5)', async (row) => {
  const { send, calls, cookieOf } = start()
  const answer = await send(row, '7', await cookieOf(memberSession))
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain(secretCanary)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    url: `http://localhost:8100/api/v1${row.upstream.replace('{id}', '7')}`,
    headers: { authorization: `Bearer ${memberSession.accessToken}` },
    ...(row.body ? { body: JSON.stringify(row.body) } : {}),
  })
})

it.each(rows)('$name asks nobody for guests and for ids of others (A5-84, GW3)', async (row) => {
  const { send, calls, cookieOf } = start()
  const { sessionToken = '', generation } = memberSession
  const member = await cookieOf(memberSession)
  const unfinished = await cookieOf({ sessionToken, generation })
  const attempts: [string, string, number][] = [
    ['7', '', 401],
    ['7', unfinished, 401],
    ['8', member, 404],
    ['70', member, 404],
    ['07', member, 404],
    ['7e0', member, 404],
  ]
  for (const [id, cookie, status] of attempts) {
    expect({ id, status: (await send(row, id, cookie)).status }).toEqual({ id, status })
  }
  expect(calls).toEqual([])
})

it.each(rows)('$name shows a dead token as 401, and asks not again as a guest', async (row) => {
  const { send, calls, cookieOf } = start(401)
  const answer = await send(row, '7', await cookieOf(memberSession))
  expect(answer.status).toBe(401)
  expect(calls).toHaveLength(1)
})

it('sends on of an account only what people may change', async () => {
  const { ask, calls, cookieOf } = start()
  await ask('/api/user/account/7', {
    method: 'PUT',
    headers: { ...ownScript, cookie: await cookieOf(memberSession) },
    body: JSON.stringify({ firstName: 'Άννα', isSuperuser: true, email: 'x@y.gr', id: 1 }),
  })
  expect(calls[0]?.body).toBe('{"firstName":"Άννα"}')
})
