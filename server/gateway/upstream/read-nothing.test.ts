import { memberRequests } from '../testing/endpoint-requests'
import { startForMember, when } from '../testing/start-for-member'
import { readNothing } from './read-answer'

const answerOf = (status: number, text = '') => ({
  status,
  headers: new Headers({ 'content-type': 'text/html' }),
  content: new TextEncoder().encode(text).buffer,
})

it.each([
  ['a page about maintenance', 200, '<h1>Επιστρέφουμε</h1>'],
  ['rubbish', 200, '\u0000\u0001'],
  ['201', 201],
  ['202', 202],
  ['206', 206, 'half'],
  ['503', 503],
])('%s is no success of a call without content', (_, status, text = '') => {
  for (const method of ['DELETE', 'POST']) {
    expect(() => readNothing(method)(answerOf(status, text))).toThrow(
      expect.objectContaining({ status: status === 503 ? 503 : 502 }),
    )
  }
})

it('204 is a success, and 200 without a body too, except for a DELETE request', () => {
  expect(readNothing('DELETE')(answerOf(204))).toBeNull()
  expect(readNothing('POST')(answerOf(204))).toBeNull()
  expect(readNothing('POST')(answerOf(200))).toBeNull()
  expect(() => readNothing('DELETE')(answerOf(200))).toThrow(
    expect.objectContaining({ status: 502 }),
  )
})

it.each(memberRequests.filter(({ success }) => success === 204))(
  '$name succeeds with an empty answer only',
  async (row) => {
    const { send } = startForMember({
      instead: when(`${row.method} `, () => Response.json({ ok: true })),
    })
    expect((await send(row)).status).toBe(502)
  },
)
