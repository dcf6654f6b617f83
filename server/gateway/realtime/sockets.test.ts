import type { OpenSocket } from '../http/connection'
import { GatewayError } from '../lib/gateway-error'
import type { MemberSession } from '../session/encrypted-session'
import { memberSession } from '../testing/start-gateway'
import { createSocketRegistry, retryMs } from './sockets'

const member = memberSession as MemberSession
const lifeMs = 30_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** One open socket; `state` is the state of its session. */
async function openSocket(
  session = member,
  sockets = createSocketRegistry({ most: 10, mostEach: 5 }, Date.now),
) {
  const state: { failure: GatewayError | null } = { failure: null }
  const codes: number[] = []
  let confirmations = 0
  let finish = () => {}
  const closed = new Promise<void>((resolve) => {
    finish = resolve
  })
  const close = (code: number) => {
    codes.push(code)
    finish()
  }
  await sockets.add(session, {
    open: async () => ({ close, closed }),
    async confirm() {
      confirmations += 1
      if (state.failure) throw state.failure
      return { until: Date.now() + lifeMs }
    },
  })
  await jest.advanceTimersByTimeAsync(0)
  return { sockets, state, codes, finish, confirmations: () => confirmations }
}

it('confirms the session when it opens and whenever its confirmation expires', async () => {
  const socket = await openSocket()
  expect(socket.confirmations()).toBe(1)
  await jest.advanceTimersByTimeAsync(lifeMs - 1)
  expect(socket.confirmations()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(socket.confirmations()).toBe(2)
  await jest.advanceTimersByTimeAsync(10 * lifeMs)
  expect([socket.confirmations(), socket.codes]).toEqual([12, []])
})

it('closes with 4003 within 30 s of the session’s end elsewhere, and confirms no more (A5-89)', async () => {
  const socket = await openSocket()
  socket.state.failure = new GatewayError(401)
  await jest.advanceTimersByTimeAsync(lifeMs)
  expect([socket.codes, socket.sockets.count()]).toEqual([[4003], 0])
  await jest.advanceTimersByTimeAsync(10 * lifeMs)
  expect([socket.confirmations(), jest.getTimerCount()]).toEqual([2, 0])
})

it.each([502, 503, 504])('stays open during an outage (%i), and tries again', async (status) => {
  const socket = await openSocket()
  socket.state.failure = new GatewayError(status)
  await jest.advanceTimersByTimeAsync(lifeMs + 3 * retryMs)
  expect([socket.confirmations(), socket.codes]).toEqual([5, []])
  socket.state.failure = new GatewayError(401)
  await jest.advanceTimersByTimeAsync(retryMs)
  expect(socket.codes).toEqual([4003])
})

it('confirms at once where a person’s sessions are in doubt, and only theirs', async () => {
  const socket = await openSocket()
  const other = await openSocket(
    { ...member, userId: 8, generation: 'gen-0000000002' },
    socket.sockets,
  )
  socket.state.failure = new GatewayError(401)
  socket.sockets.recheck(member.userId)
  await jest.advanceTimersByTimeAsync(0)
  expect([socket.codes, other.codes, other.confirmations()]).toEqual([[4003], [], 1])
})

it('keeps one timer for each socket, however often it is confirmed, and none once it is closed', async () => {
  const socket = await openSocket()
  socket.sockets.recheck(member.userId)
  socket.sockets.recheck(member.userId)
  await jest.advanceTimersByTimeAsync(0)
  expect(jest.getTimerCount()).toBe(1)
  socket.finish()
  await jest.advanceTimersByTimeAsync(0)
  expect([jest.getTimerCount(), socket.sockets.count()]).toEqual([0, 0])
})

it('takes a slot while the upstream is being connected, and reports a socket once it is open', async () => {
  const reported: number[] = []
  const sockets = createSocketRegistry({ most: 1, mostEach: 1 }, Date.now, (open) => {
    reported.push(open)
  })
  let connect = (_socket: OpenSocket) => {}
  const confirm = async () => ({ until: Date.now() + lifeMs })
  const connecting = sockets.add(member, {
    open: () =>
      new Promise((resolve) => {
        connect = resolve
      }),
    confirm,
  })
  expect([sockets.count(), reported]).toEqual([1, []])
  await expect(
    sockets.add(member, { open: () => Promise.reject(new Error('called')), confirm }),
  ).rejects.toMatchObject({ status: 503 })
  let finish = () => {}
  const closed = new Promise<void>((resolve) => {
    finish = resolve
  })
  connect({ close: () => finish(), closed })
  await connecting
  expect(reported).toEqual([1])
  finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(reported).toEqual([1, 0])
})

it('reports nothing for a socket that the upstream did not open, and frees its slot', async () => {
  const reported: number[] = []
  const sockets = createSocketRegistry({ most: 1, mostEach: 1 }, Date.now, (open) => {
    reported.push(open)
  })
  const open = () => Promise.reject(new GatewayError(502))
  const confirm = async () => ({ until: Date.now() + lifeMs })
  await expect(sockets.add(member, { open, confirm })).rejects.toMatchObject({ status: 502 })
  expect([sockets.count(), reported]).toEqual([0, []])
})
