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
  ['200 without a body', 200],
  ['503', 503],
])('%s is no success of a deletion', (_, status, text = '') => {
  expect(() => readNothing(answerOf(status, text))).toThrow(
    expect.objectContaining({ status: status === 503 ? 503 : 502 }),
  )
})

it('204 is a success', () => {
  expect(readNothing(answerOf(204))).toBeNull()
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
