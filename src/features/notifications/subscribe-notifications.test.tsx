import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { type SessionActor, setRunningSession } from '#session/running-session'
import { subscribeNotifications } from './subscribe-notifications'

const minute = 60_000
const tokens = { sessionToken: 's', accessToken: 'a' }

/** A socket that the server closes as soon as it has opened it. */
class ClosedSocket extends EventTarget {
  static opened = 0
  constructor() {
    super()
    ClosedSocket.opened += 1
    setTimeout(() => {
      this.dispatchEvent(new Event('open'))
      this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }))
    }, 10)
  }
  close() {}
}

const signInListeners = new Set<() => void>()
const signIn = () => {
  for (const listener of signInListeners) listener()
}
setRunningSession({
  on: (_: string, listener: () => void) => {
    signInListeners.add(listener)
    return { unsubscribe: () => signInListeners.delete(listener) }
  },
  send: () => {},
} as unknown as SessionActor)

let isHidden = false
const { WebSocket } = globalThis

beforeEach(() => {
  jest.useFakeTimers()
  isHidden = false
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  ClosedSocket.opened = 0
  globalThis.WebSocket = ClosedSocket as unknown as typeof WebSocket
})
afterEach(() => {
  signIn()
  globalThis.WebSocket = WebSocket
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function turn(to: 'hidden' | 'visible') {
  isHidden = to === 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The bell's socket with an API that answers so; `asked` counts requests and sockets. */
function subscribe(answer: FakeAnswer) {
  const { calls } = fakeUpstream({ 'GET /api/websocket/user/tokens': () => answer })
  const listener = { onMessage: () => {}, onChanged: jest.fn() }
  const start = () => subscribeNotifications(7, listener)
  const { unsubscribe } = start()
  return {
    start,
    unsubscribe,
    listener,
    asked: () => calls.length,
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  }
}

const refusals: [string, FakeAnswer][] = [
  ['429 that names 60 s', [429, null, { 'retry-after': '60' }]],
  ['503', [503, null]],
  ['broken connection', new TypeError('Failed to fetch')],
  ['tokens, and a socket that is closed at once', tokens],
]

describe.each(refusals)('an API that answers with a %s', (_, answer) => {
  it('is asked at most 8 times in two minutes, and once a minute later', async () => {
    const { asked, pass, listener, unsubscribe } = subscribe(answer)
    await pass(2 * minute)
    expect(asked()).toBeGreaterThan(1)
    expect(asked()).toBeLessThanOrEqual(8)
    for (let minutes = 0; minutes < 20; minutes += 1) {
      const before = asked()
      await pass(minute)
      expect(asked() - before).toBeLessThanOrEqual(1)
    }
    const late = asked()
    await pass(10 * minute)
    expect(asked()).toBeGreaterThan(late)
    expect(listener.onChanged).not.toHaveBeenCalled()
    unsubscribe()
  })

  it('is not asked by a hidden tab, nor more often where tabs are changed', async () => {
    isHidden = true
    const { asked, pass, unsubscribe } = subscribe(answer)
    await pass(10 * minute)
    expect(asked()).toBe(0)
    for (let turns = 0; turns < 60; turns += 1) {
      turn('visible')
      await pass(1_000)
      turn('hidden')
      await pass(1_000)
    }
    expect(asked()).toBeLessThanOrEqual(8)
    const shown = asked()
    await pass(60 * minute)
    expect(asked()).toBe(shown)
    unsubscribe()
  })
})

it('keeps the wait that the API has named, also where the bell is rendered anew', async () => {
  const { asked, pass, start, unsubscribe } = subscribe([429, null, { 'retry-after': '60' }])
  await pass(1_000)
  unsubscribe()
  const again = start()
  dispatchEvent(new Event('online'))
  await pass(58_000)
  expect(asked()).toBe(1)
  await pass(20_000)
  expect(asked()).toBe(2)
  again.unsubscribe()
})

it.each([401, 410])('does not ask after a %s until somebody signs in', async (status) => {
  const { asked, pass, start, unsubscribe } = subscribe([status, null])
  await pass(60 * minute)
  turn('hidden')
  turn('visible')
  dispatchEvent(new Event('online'))
  unsubscribe()
  const again = start()
  await pass(60 * minute)
  expect(asked()).toBe(1)
  signIn()
  await pass(1)
  expect(asked()).toBe(2)
  again.unsubscribe()
})

it('asks at once when the connection is back', async () => {
  const { asked, pass, unsubscribe } = subscribe(new TypeError('Failed to fetch'))
  await pass(20_000)
  const before = asked()
  dispatchEvent(new Event('online'))
  await pass(1)
  expect(asked()).toBe(before + 1)
  unsubscribe()
})
