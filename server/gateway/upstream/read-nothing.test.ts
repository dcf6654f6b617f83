import { memberRequests } from '../testing/member-requests'
import { startForMember, when } from '../testing/start-for-member'

const html = { 'content-type': 'text/html' }
const maintenance = () => new Response('<h1>Επιστρέφουμε</h1>', { headers: html })
const silent = memberRequests.filter(({ success }) => success === 204)

const notDone: readonly (readonly [string, () => Response])[] = [
  ['a page about maintenance', maintenance],
  ['rubbish', () => new Response('\u0000\u0001')],
  ['JSON', () => Response.json({ ok: true })],
  ['201', () => new Response(null, { status: 201 })],
  ['202', () => new Response('', { status: 202 })],
  ['206', () => new Response('half', { status: 206 })],
]

it.each(silent)('$name succeeds with an empty answer only', async (row) => {
  for (const [, reply] of notDone) {
    const { send } = startForMember({
      instead: when(`${row.method} `, reply),
    })
    const answer = await send(row)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ statusCode: 502 })
  }
})

it.each(silent)(
  '$name: 200 without a body is a success, except for a DELETE request',
  async (row) => {
    const { send } = startForMember({
      instead: when(`${row.method} `, () => new Response('')),
    })
    expect((await send(row)).status).toBe(row.method === 'DELETE' ? 502 : 204)
  },
)

it.each(silent)('$name succeeds with 204', async (row) => {
  const { send } = startForMember({
    instead: when(`${row.method} `, () => new Response(null, { status: 204 })),
  })
  expect((await send(row)).status).toBe(204)
})

it('emptying the cart of an order is tried again, and its failure logged', async () => {
  const { send, requests, log } = startForMember({
    instead: when('DELETE /cart', maintenance),
  })
  expect((await send('POST /orders')).status).toBe(201)
  const writes = requests().filter((request) => !request.startsWith('GET '))
  expect(writes).toEqual(['POST /order', 'DELETE /cart', 'DELETE /cart'])
  expect(log).toContainEqual(expect.objectContaining({ event: 'cart-not-emptied' }))
})
