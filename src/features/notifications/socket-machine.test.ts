import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { exampleLiveMessage } from '#contract/examples/notification-examples'
import { type SocketTokens, signedOutCode } from '#contract/notifications/notification'
import { createBackgroundPause } from '#lib/http/background-pause'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import {
  type ConnectionInput,
  type SocketEmitted,
  type SocketEvent,
  socketMachine,
} from './socket-machine'

type Answer = Outcome<SocketTokens> | Error

const message = JSON.stringify(exampleLiveMessage)

/** A machine whose tokens and connections the test controls. */
function startSocket() {
  const clock = new SimulatedClock()
  const requested: ((answer: Answer) => void)[] = []
  const pause = createBackgroundPause({ now: () => clock.now(), random: () => 0 })
  const connections: {
    input: ConnectionInput
    emit: (event: SocketEvent) => void
    isOpen: boolean
  }[] = []
  const live = socketMachine.provide({
    guards: { 'it has to wait': () => pause.leftMs() > 0 },
    delays: { reconnect: () => pause.leftMs() },
    actions: {
      'note the failure': (_, failure) => pause.failed(failure),
      'note the success': pause.clear,
    },
    actors: {
      fetchTokens: fromPromise<SocketTokens>(
        () =>
          new Promise((resolve, reject) =>
            requested.push((answer) =>
              answer instanceof Error ? reject(answer) : resolve(endWith(answer)),
            ),
          ),
      ),
      connection: fromCallback<SocketEvent, ConnectionInput>(({ sendBack, input }) => {
        const connection = { input, emit: sendBack, isOpen: true }
        connections.push(connection)
        return () => {
          connection.isOpen = false
        }
      }),
    },
  })
  const actor = createActor(live, { clock })
  const emitted: SocketEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const value = () => actor.getSnapshot().value
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    actor,
    clock,
    pause,
    emitted,
    connections,
    value,
    requested: () => requested.length,
    signIn: (userId = 7) => actor.send({ type: 'session.member', userId }),
    signOut: () => actor.send({ type: 'session.ended' }),
    async answer(answer: Answer = { kind: 'done', data: tokensNo(requested.length) }) {
      requested.at(-1)?.(answer)
      await settle()
    },
    /** Opens the connection, and lets it last for so long. */
    async open(ms = 1_000) {
      await this.answer()
      connections.at(-1)?.emit({ type: 'socket.opened' })
      clock.increment(ms)
    },
    emit: (event: SocketEvent) => connections.at(-1)?.emit(event),
  }
}

const tokensNo = (no: number): SocketTokens => ({
  sessionToken: `session-${no}`,
  accessToken: `access-${no}`,
})

describe('socketMachine', () => {
  it('connects for a member, with its own tokens (R209)', async () => {
    const socket = startSocket()
    expect([socket.value(), socket.requested()]).toEqual(['closed', 0])
    socket.signIn()
    expect(socket.value()).toBe('fetchingTokens')
    await socket.answer()
    expect(socket.value()).toEqual({ connected: 'opening' })
    expect(socket.connections[0]?.input).toEqual({ userId: 7, tokens: tokensNo(1) })
    socket.emit({ type: 'socket.opened' })
    expect(socket.value()).toEqual({ connected: 'open' })
    socket.clock.increment(1_000)
    expect(socket.emitted).toEqual([{ type: 'connection.opened' }])
  })

  it('reconnects a second after each loss, with new tokens, without limit (R211, R340, A5-86)', async () => {
    const socket = startSocket()
    socket.signIn()
    await socket.open(60_000)
    for (let losses = 1; losses <= 40; losses += 1) {
      socket.emit({ type: 'socket.closed' })
      socket.clock.increment(999)
      expect([socket.value(), socket.requested()]).toEqual(['waiting', losses])
      socket.clock.increment(1)
      expect([socket.value(), socket.requested()]).toEqual(['fetchingTokens', losses + 1])
      await socket.open(60_000)
      expect(socket.connections.at(-1)?.input.tokens).toEqual(tokensNo(losses + 1))
      expect(socket.emitted.at(-1)).toEqual({ type: 'connection.opened' })
    }
    expect(socket.connections.filter(({ isOpen }) => isOpen)).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['tokens that are refused', { kind: 'unreachable' }],
    ['tokens that cannot be fetched', new Error('no network')],
  ])('retries after %s, without a message (R212, R322)', async (_, answer) => {
    const socket = startSocket()
    socket.signIn()
    await socket.answer(answer)
    expect(socket.value()).toBe('waiting')
    socket.clock.increment(1000)
    await socket.open()
    expect(socket.value()).toEqual({ connected: 'open' })
    expect(socket.emitted).toEqual([{ type: 'connection.lost' }, { type: 'connection.opened' }])
  })

  it('reconnects later and later where each connection is closed at once', async () => {
    const socket = startSocket()
    socket.signIn()
    const requests: number[] = []
    for (let second = 0; second < 120; second += 1) {
      if (socket.value() === 'fetchingTokens') {
        await socket.open(0)
        socket.emit({ type: 'socket.closed' })
      }
      socket.clock.increment(1000)
      requests.push(socket.requested())
    }
    expect(requests.at(-1)).toBe(5)
    expect(socket.emitted.map(({ type }) => type)).not.toContain('connection.opened')
  })

  it.each([
    ['is back', { kind: 'unreachable' }],
    ['has signed in again', { kind: 'signedOut' }],
  ] as const)('does not go on waiting when the member %s', async (_, failure) => {
    const socket = startSocket()
    socket.signIn()
    await socket.answer(failure)
    expect(socket.value()).toBe('waiting')
    socket.pause.clear()
    socket.actor.send({ type: 'pause.changed' })
    expect(socket.value()).toBe('fetchingTokens')
  })

  it('waits first where a pause is not over', () => {
    const socket = startSocket()
    socket.pause.failed({ kind: 'rateLimited', seconds: 60 })
    socket.signIn()
    expect([socket.value(), socket.requested()]).toEqual(['waiting', 0])
    socket.actor.send({ type: 'pause.changed' })
    socket.clock.increment(59_999)
    expect(socket.requested()).toBe(0)
    socket.clock.increment(1)
    expect(socket.requested()).toBe(1)
  })

  it('reports the end of the session, and no other close code', async () => {
    const socket = startSocket()
    socket.signIn()
    for (const code of [1001, 1006, undefined]) {
      await socket.open(60_000)
      socket.emit({ type: 'socket.closed', ...(code && { code }) })
      socket.clock.increment(1000)
    }
    expect(socket.emitted.map(({ type }) => type)).not.toContain('session.rejected')
    await socket.open()
    socket.emit({ type: 'socket.closed', code: signedOutCode })
    expect(socket.value()).toBe('waiting')
    expect(socket.emitted.at(-1)).toEqual({ type: 'session.rejected' })
  })

  it('retries after a refused handshake', async () => {
    const socket = startSocket()
    socket.signIn()
    await socket.answer()
    socket.emit({ type: 'socket.closed' })
    expect(socket.value()).toBe('waiting')
  })

  it('closes on sign-out and stays closed (R210, A5-89)', async () => {
    const socket = startSocket()
    socket.signIn()
    await socket.open()
    socket.signOut()
    socket.clock.increment(60_000)
    expect([socket.value(), socket.requested()]).toEqual(['closed', 1])
    expect(socket.connections[0]?.isOpen).toBe(false)
    socket.signIn(8)
    await socket.open()
    expect(socket.emitted.at(-1)).toEqual({ type: 'connection.opened' })
  })

  it('reconnects for another user, and ignores the same one', async () => {
    const socket = startSocket()
    socket.signIn()
    await socket.open()
    socket.signIn()
    expect(socket.value()).toEqual({ connected: 'open' })
    socket.signIn(8)
    expect(socket.connections[0]?.isOpen).toBe(false)
    await socket.open()
    expect(socket.connections[1]?.input.userId).toBe(8)
  })

  it('emits notifications and nothing else (R213, A5-88)', async () => {
    const socket = startSocket()
    socket.signIn()
    await socket.open()
    const junk = ['', '{', 'null', '[]', '"x"', '{"type":"echo.message"}', '{"type":"error"}']
    for (const text of [...junk, '{"type":"send_notification"}', message]) {
      socket.emit({ type: 'socket.message', text })
    }
    expect(socket.emitted.slice(1)).toEqual([
      { type: 'message.received', message: exampleLiveMessage },
    ])
    expect(socket.value()).toEqual({ connected: 'open' })
  })
})
