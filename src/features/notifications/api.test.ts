import * as fc from 'fast-check'
import { jsonHeaders } from '#tests/support/json-headers'
import { type NotificationChange, rowAfter, sendChange, unseenAfter } from './api'

const mockFetch = jest.fn()
jest.mock('#lib/http/send-request', () => ({
  ...jest.requireActual('#lib/http/send-request'),
  sendRequest: (request: unknown) => mockFetch(request),
}))

it.each([
  [
    { kind: 'seen', id: 5 },
    'POST /api/notification/user/mark-as-seen',
    { notificationUserIds: [5] },
  ],
  [
    { kind: 'unseen', id: 5 },
    'POST /api/notification/user/mark-as-unseen',
    { notificationUserIds: [5] },
  ],
  [{ kind: 'removed', id: 5 }, 'DELETE /api/notification/user/5', undefined],
  [{ kind: 'allSeen' }, 'POST /api/notification/user/mark-all-as-seen', undefined],
] satisfies [NotificationChange, string, unknown][])(
  '%j is requested (R217, R305)',
  async (change, call, body) => {
    mockFetch.mockResolvedValueOnce({
      status: 200,
      headers: jsonHeaders(),
      body: { success: true },
    })
    await sendChange(change)
    const [request] = mockFetch.mock.lastCall ?? []
    expect([`${request.method} ${request.path}`, request.body]).toEqual([call, body])
  },
)

interface Row {
  id: number
  seen: boolean
}

const ids = fc.integer({ min: 1, max: 4 })
const rows = fc.uniqueArray(fc.record({ id: ids, seen: fc.boolean() }), {
  selector: ({ id }) => id,
})
const changes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('seen', 'unseen', 'removed'), id: ids }),
    fc.constant({ kind: 'allSeen' as const }),
  ) as fc.Arbitrary<NotificationChange>,
  { maxLength: 12 },
)

const unseenIn = (list: readonly Row[]) => list.filter(({ seen }) => !seen).length
const after = (list: readonly Row[], change: NotificationChange) =>
  list.flatMap((row) => rowAfter(row, change) ?? [])

it('keeps the count equal to the unseen rows after any changes, which are idempotent (A5-92)', () => {
  fc.assert(
    fc.property(rows, changes, (start, sequence) => {
      let list: readonly Row[] = start
      let count = unseenIn(list)
      for (const change of [...sequence, ...sequence.slice(-1)]) {
        const row = list.find((one) => 'id' in change && one.id === change.id)
        count = unseenAfter(count, row, change)
        list = after(list, change)
        expect(after(list, change)).toEqual(list)
        expect(count).toBe(unseenIn(list))
      }
    }),
  )
})

it('keeps the count for an unknown row, and never goes below zero', () => {
  expect(unseenAfter(3, undefined, { kind: 'seen', id: 9 })).toBe(3)
  expect(unseenAfter(0, { id: 9, seen: false }, { kind: 'seen', id: 9 })).toBe(0)
})
