import { GatewayError } from '../gateway-error'
import type { MemberSession } from '../session/encrypted-session'
import { memberSession } from '../testing/start-gateway'
import { createLiveLines, retryMs } from './sockets'

const member = memberSession as MemberSession
const lifeMs = 30_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** One open socket whose session answers as `state` says. */
async function openLine(
  session = member,
  lines = createLiveLines({ most: 10, mostEach: 5 }, Date.now),
) {
  const state: { failure: GatewayError | null } = { failure: null }
  const codes: number[] = []
  let asked = 0
  let finish = () => {}
  const closed = new Promise<void>((resolve) => {
    finish = resolve
  })
  const close = (code: number) => {
    codes.push(code)
    finish()
  }
  await lines.add(session, {
    open: async () => ({ close, closed }),
    async confirm() {
      asked += 1
      if (state.failure) throw state.failure
      return { until: Date.now() + lifeMs }
    },
  })
  await jest.advanceTimersByTimeAsync(0)
  return { lines, state, codes, finish, asked: () => asked }
}

it('asks about the session when it opens and whenever its confirmation ends', async () => {
  const line = await openLine()
  expect(line.asked()).toBe(1)
  await jest.advanceTimersByTimeAsync(lifeMs - 1)
  expect(line.asked()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(line.asked()).toBe(2)
  await jest.advanceTimersByTimeAsync(10 * lifeMs)
  expect([line.asked(), line.codes]).toEqual([12, []])
})

it('closes with 4003 within 30 s of the session’s end elsewhere, and asks no more (A5-89)', async () => {
  const line = await openLine()
  line.state.failure = new GatewayError(401)
  await jest.advanceTimersByTimeAsync(lifeMs)
  expect([line.codes, line.lines.count()]).toEqual([[4003], 0])
  await jest.advanceTimersByTimeAsync(10 * lifeMs)
  expect([line.asked(), jest.getTimerCount()]).toEqual([2, 0])
})

it.each([502, 503, 504])('stays open while nobody can say (%i), and asks on', async (status) => {
  const line = await openLine()
  line.state.failure = new GatewayError(status)
  await jest.advanceTimersByTimeAsync(lifeMs + 3 * retryMs)
  expect([line.asked(), line.codes]).toEqual([5, []])
  line.state.failure = new GatewayError(401)
  await jest.advanceTimersByTimeAsync(retryMs)
  expect(line.codes).toEqual([4003])
})

it('asks at once where a person’s sessions are in doubt, about theirs alone', async () => {
  const line = await openLine()
  const other = await openLine({ ...member, userId: 8, generation: 'gen-0000000002' }, line.lines)
  line.state.failure = new GatewayError(401)
  line.lines.recheck(member.userId)
  await jest.advanceTimersByTimeAsync(0)
  expect([line.codes, other.codes, other.asked()]).toEqual([[4003], [], 1])
})

it('keeps one timer for each socket, however often it is asked, and none once it is closed', async () => {
  const line = await openLine()
  line.lines.recheck(member.userId)
  line.lines.recheck(member.userId)
  await jest.advanceTimersByTimeAsync(0)
  expect(jest.getTimerCount()).toBe(1)
  line.finish()
  await jest.advanceTimersByTimeAsync(0)
  expect([jest.getTimerCount(), line.lines.count()]).toEqual([0, 0])
})
