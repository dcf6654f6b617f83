import { ownRequest } from './own-request'
import { doubtSession, followSigns, noteSocket } from './session-line'

const heard: unknown[] = []
beforeEach(() => {
  heard.length = 0
  followSigns({ onDoubt: () => heard.push('doubt'), onSocket: (isOpen) => heard.push(isOpen) })
})

const answered = (status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ statusCode: status, statusMessage: '', message: '', id: '1' }, { status }),
    )
afterEach(() => jest.restoreAllMocks())

it.each([401, 410])('has the session asked about after a %i', async (status) => {
  answered(status)
  await ownRequest({ path: '/api/cart', retries: 0 })
  expect(heard).toEqual(['doubt'])
})

it.each([403, 404, 409, 429, 502, 503, 504])(
  'takes %i for no end of the session',
  async (status) => {
    answered(status)
    await ownRequest({ path: '/api/cart', retries: 0 })
    expect(heard).toEqual([])
  },
)

it('passes on the signs of a socket', () => {
  noteSocket(true)
  doubtSession()
  noteSocket(false)
  expect(heard).toEqual([true, 'doubt', false])
})
