import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { exampleLiveMessage } from '../../../contract/examples/notification-examples'
import { type SocketTokens, signedOutCode } from '../../../contract/notifications/socket-tokens'
import {
  type ChannelEvent,
  type ChannelNews,
  type ConnectionInput,
  channelMachine,
} from './channel-machine'

const message = JSON.stringify(exampleLiveMessage)

/** A channel whose values and sockets are in the test's hands. */
function startChannel() {
  const clock = new SimulatedClock()
  const asked: ((values: SocketTokens | null | Error) => void)[] = []
  const dialled: { input: ConnectionInput; say: (event: ChannelEvent) => void; isOpen: boolean }[] =
    []
  const live = channelMachine.provide({
    actors: {
      fetchValues: fromPromise<SocketTokens | null>(
        () =>
          new Promise((resolve, reject) =>
            asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
          ),
      ),
      connection: fromCallback<ChannelEvent, ConnectionInput>(({ sendBack, input }) => {
        const connection = { input, say: sendBack, isOpen: true }
        dialled.push(connection)
        return () => {
          connection.isOpen = false
        }
      }),
    },
  })
  const actor = createActor(live, { clock })
  const news: ChannelNews[] = []
  actor.on('*', (event) => news.push(event))
  actor.start()
  const value = () => actor.getSnapshot().value
  /** Lets promises that are settled be heard. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    actor,
    clock,
    news,
    dialled,
    value,
    asked: () => asked.length,
    come: (userId = 7) => actor.send({ type: 'member.came', userId }),
    leave: () => actor.send({ type: 'member.left' }),
    async answer(values: SocketTokens | null | Error = valuesNo(asked.length)) {
      asked.at(-1)?.(values)
      await settle()
    },
    async open() {
      await this.answer()
      dialled.at(-1)?.say({ type: 'socket.opened' })
    },
    say: (event: ChannelEvent) => dialled.at(-1)?.say(event),
  }
}

const valuesNo = (no: number): SocketTokens => ({
  sessionToken: `session-${no}`,
  accessToken: `access-${no}`,
})

describe('the live channel', () => {
  it('opens for whoever is signed in, with values of its own (R209)', async () => {
    const channel = startChannel()
    expect([channel.value(), channel.asked()]).toEqual(['closed', 0])
    channel.come()
    expect(channel.value()).toBe('fetching')
    await channel.answer()
    expect(channel.value()).toEqual({ connected: 'opening' })
    expect(channel.dialled[0]?.input).toEqual({ userId: 7, values: valuesNo(1) })
    channel.say({ type: 'socket.opened' })
    expect(channel.value()).toEqual({ connected: 'open' })
    expect(channel.news).toEqual([{ type: 'channel.opened' }])
  })

  it('comes back a second after each loss, with new values, without limit (R211, R340, A5-86)', async () => {
    const channel = startChannel()
    channel.come()
    await channel.open()
    for (let losses = 1; losses <= 40; losses += 1) {
      channel.say({ type: 'socket.lost' })
      channel.clock.increment(999)
      expect([channel.value(), channel.asked()]).toEqual(['waiting', losses])
      channel.clock.increment(1)
      expect([channel.value(), channel.asked()]).toEqual(['fetching', losses + 1])
      await channel.open()
      expect(channel.dialled.at(-1)?.input.values).toEqual(valuesNo(losses + 1))
      expect(channel.news.at(-1)).toEqual({ type: 'channel.opened' })
    }
    expect(channel.dialled.filter(({ isOpen }) => isOpen)).toHaveLength(1)
  })

  it.each([
    ['values that are refused', null],
    ['values that do not come', new Error('no network')],
  ])('tries again after %s, in silence (R212, R322)', async (_, answer) => {
    const channel = startChannel()
    channel.come()
    await channel.answer(answer)
    expect(channel.value()).toBe('waiting')
    channel.clock.increment(1000)
    await channel.open()
    expect(channel.value()).toEqual({ connected: 'open' })
    expect(channel.news).toEqual([{ type: 'channel.opened' }])
  })

  it('says when it was closed because the session has ended, and for no other reason', async () => {
    const channel = startChannel()
    channel.come()
    for (const code of [1001, 1006, undefined]) {
      await channel.open()
      channel.say({ type: 'socket.lost', ...(code && { code }) })
      channel.clock.increment(1000)
    }
    expect(channel.news.map(({ type }) => type)).not.toContain('channel.refused')
    await channel.open()
    channel.say({ type: 'socket.lost', code: signedOutCode })
    expect(channel.value()).toBe('waiting')
    expect(channel.news.at(-1)).toEqual({ type: 'channel.refused' })
  })

  it('tries again where the handshake is refused', async () => {
    const channel = startChannel()
    channel.come()
    await channel.answer()
    channel.say({ type: 'socket.lost' })
    expect(channel.value()).toBe('waiting')
  })

  it('closes when the person leaves, and stays closed (R210, A5-89)', async () => {
    const channel = startChannel()
    channel.come()
    await channel.open()
    channel.leave()
    channel.clock.increment(60_000)
    expect([channel.value(), channel.asked()]).toEqual(['closed', 1])
    expect(channel.dialled[0]?.isOpen).toBe(false)
    channel.come(8)
    await channel.open()
    expect(channel.news.at(-1)).toEqual({ type: 'channel.opened' })
  })

  it('begins anew for another person, and stays as it is for the same one', async () => {
    const channel = startChannel()
    channel.come()
    await channel.open()
    channel.come()
    expect(channel.value()).toEqual({ connected: 'open' })
    channel.come(8)
    expect(channel.dialled[0]?.isOpen).toBe(false)
    await channel.open()
    expect(channel.dialled[1]?.input.userId).toBe(8)
  })

  it('passes on what it is told, and nothing that is no notification (R213, A5-88)', async () => {
    const channel = startChannel()
    channel.come()
    await channel.open()
    const junk = ['', '{', 'null', '[]', '"x"', '{"type":"echo.message"}', '{"type":"error"}']
    for (const text of [...junk, '{"type":"send_notification"}', message]) {
      channel.say({ type: 'socket.heard', text })
    }
    expect(channel.news.slice(1)).toEqual([{ type: 'channel.told', message: exampleLiveMessage }])
    expect(channel.value()).toEqual({ connected: 'open' })
  })
})

describe('all ways through the story', () => {
  const values = { sessionToken: 'a', accessToken: 'b' }
  const done = (output: SocketTokens | null) => ({
    type: 'xstate.done.actor.0.channel.fetching',
    output,
  })
  const events = [
    { type: 'member.came', userId: 7 },
    { type: 'member.left' },
    { type: 'socket.opened' },
    { type: 'socket.heard', text: message },
    { type: 'socket.lost' },
    done(values),
    done(null),
    { type: 'xstate.error.actor.0.channel.fetching', error: new Error('none') },
    { type: 'xstate.after.reconnect.channel.waiting' },
  ] as ChannelEvent[]
  const paths = getShortestPaths(channelMachine, {
    events,
    serializeState: ({ value }) => JSON.stringify(value),
  })

  it('reach every state', () => {
    const reached = paths.map(({ state }) => JSON.stringify(state.value)).sort()
    expect(reached).toEqual(
      [
        '"closed"',
        '"fetching"',
        '"waiting"',
        '{"connected":"open"}',
        '{"connected":"opening"}',
      ].sort(),
    )
  })

  it('know no event that breaks them: what is not heard changes nothing', () => {
    for (const { state } of paths) {
      for (const event of events) {
        const { userId } = state.context
        const [value] = [JSON.stringify(state.value)]
        const actor = startFrom(state.value)
        if (event.type.startsWith('xstate.')) continue
        actor.send(event)
        const after = JSON.stringify(actor.getSnapshot().value)
        expect(after).toBe(nextOf(value, event.type, userId))
        actor.stop()
      }
    }
  })
})

/** Where each event leads; everywhere else it is not heard. */
function nextOf(value: string, type: string, userId: number | null): string {
  if (type === 'member.left') return '"closed"'
  if (type === 'member.came' && userId !== 7) return '"fetching"'
  if (value.includes('connected') && type === 'socket.lost') return '"waiting"'
  if (value.includes('opening') && type === 'socket.opened') return '{"connected":"open"}'
  return value
}

function startFrom(value: unknown) {
  const idle = channelMachine.provide({
    actors: {
      fetchValues: fromPromise<SocketTokens | null>(() => new Promise(() => undefined)),
      connection: fromCallback<ChannelEvent, ConnectionInput>(() => undefined),
    },
  })
  const snapshot = idle.resolveState({
    value: value as 'closed',
    context: { userId: value === 'closed' ? null : 7, values: null },
  })
  return createActor(idle, { snapshot, clock: new SimulatedClock() }).start()
}
