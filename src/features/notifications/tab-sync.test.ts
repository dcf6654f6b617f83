import * as z from 'zod/mini'
import { exampleLiveMessage } from '#contract/examples/notification-examples'
import { type LiveMessage, liveMessage } from '#contract/notifications/notification'
import { createBackgroundPause } from '#lib/http/background-pause'
import { electLeader, syncTabs, type TabSyncDeps } from './tab-sync'

const message = z.parse(liveMessage, { ...exampleLiveMessage, user: 7, id: 51 })

/** Connected tabs of one browser, the first of which leads. */
function startTabs(count: number, hasLocks = true, visible = () => true) {
  const tabs = Array.from({ length: count }, () => {
    const received: string[] = []
    const system: LiveMessage[] = []
    const channel: NonNullable<TabSyncDeps['tabs']> = {
      onmessage: null,
      postMessage(data) {
        for (const other of tabs) {
          const copy: unknown = structuredClone(data)
          const event = new MessageEvent('message', { data: copy })
          if (other.channel !== channel) {
            other.channel.onmessage?.call(other.channel as BroadcastChannel, event)
          }
        }
      },
      close: jest.fn(),
    }
    return {
      received,
      system,
      channel,
      socket: undefined as Socket | undefined,
      isVisible: visible(),
      pause: createBackgroundPause({ now: () => 5, random: () => 0 }),
      turn: (_isVisible: boolean) => {},
      unsubscribe: () => {},
      announceChange: () => {},
    }
  })
  const waiting: (() => void)[] = []
  const elect: TabSyncDeps['elect'] = (begin) => {
    let end = () => {}
    const start = () => {
      end = begin()
    }
    const isFirst = waiting.push(start) === 1
    if (isFirst || !hasLocks) start()
    return () => {
      const isFirst = waiting[0] === start
      end()
      waiting.splice(waiting.indexOf(start), 1)
      if (isFirst && hasLocks) waiting[0]?.()
    }
  }
  for (const tab of tabs) {
    const subscription = syncTabs(
      {
        tabs: tab.channel,
        elect,
        openSocket: (userId, listener) => {
          tab.socket = { userId, ...listener }
          return () => {
            tab.socket = undefined
          }
        },
        pause: tab.pause,
        isVisible: () => tab.isVisible,
        watchVisibility: (act) => {
          tab.turn = (isVisible) => {
            tab.isVisible = isVisible
            act()
          }
          return () => {
            tab.turn = () => {}
          }
        },
        showSystemNotification: (shown) => tab.system.push(shown),
      },
      7,
      {
        onMessage: ({ translations }) => tab.received.push(translations.el?.title ?? ''),
        onChanged: () => tab.received.push('changed'),
      },
    )
    Object.assign(tab, subscription)
  }
  return tabs
}
type Socket = Parameters<TabSyncDeps['openSocket']>[1] & { userId: number }

const title = 'Το δέμα ξεκίνησε'

describe('several tabs', () => {
  it('share one socket; all receive a message, one shows it as system notification (R213, R214, R215)', () => {
    const [one, two, three] = startTabs(3)
    expect([one?.socket?.userId, two?.socket, three?.socket]).toEqual([7, undefined, undefined])
    one?.socket?.onMessage(message)
    expect([one, two, three].map((tab) => tab?.received)).toEqual([[title], [title], [title]])
    expect([one, two, three].map((tab) => tab?.system.length)).toEqual([1, 0, 0])
  })

  it('open a new socket in the next tab when the leader closes', () => {
    const [one, two] = startTabs(2)
    one?.unsubscribe()
    expect(one?.channel.close).toHaveBeenCalled()
    expect(two?.socket?.userId).toBe(7)
    two?.socket?.onMessage(message)
    expect(two?.received).toEqual([title])
    expect(two?.system).toHaveLength(1)
  })

  it('read again after a gap, and after a change in one of them (A5-86)', () => {
    const [one, two] = startTabs(2)
    one?.socket?.onOpened()
    expect([one?.received, two?.received]).toEqual([['changed'], ['changed']])
    two?.announceChange()
    expect([one?.received, two?.received]).toEqual([['changed', 'changed'], ['changed']])
  })

  it('have a socket each without the Web Locks API, and deliver nothing twice', () => {
    const [one, two] = startTabs(2, false)
    one?.socket?.onMessage(message)
    two?.socket?.onMessage(message)
    expect([one?.received, two?.received]).toEqual([[title], [title]])
  })
})

describe('hidden tabs', () => {
  const sockets = (tabs: ReturnType<typeof startTabs>) =>
    tabs.map(({ socket }) => socket !== undefined)

  it('open no socket before they are shown', () => {
    const tabs = startTabs(2, true, () => false)
    expect(sockets(tabs)).toEqual([false, false])
    tabs[1]?.turn(true)
    expect(sockets(tabs)).toEqual([false, true])
    tabs[0]?.turn(true)
    expect(sockets(tabs)).toEqual([false, true])
  })

  it('keep a socket that is open, and leave the next one to a tab that shows', () => {
    const tabs = startTabs(2)
    tabs[0]?.socket?.onOpened()
    tabs[0]?.turn(false)
    expect(sockets(tabs)).toEqual([true, false])
    tabs[0]?.socket?.onMessage(message)
    expect(tabs[1]?.received).toEqual(['changed', title])
    tabs[0]?.socket?.onLost()
    expect(sockets(tabs)).toEqual([false, true])
    tabs[0]?.turn(true)
    expect(sockets(tabs)).toEqual([false, true])
  })

  it('open none where all are hidden, and one in the first that shows', () => {
    const tabs = startTabs(2)
    for (const tab of tabs) tab.turn(false)
    expect(sockets(tabs)).toEqual([false, false])
    tabs[1]?.turn(true)
    expect(sockets(tabs)).toEqual([false, true])
  })

  it('without the Web Locks API, do not open one either', () => {
    const tabs = startTabs(2, false)
    tabs[0]?.turn(false)
    expect(sockets(tabs)).toEqual([false, true])
    tabs[0]?.turn(true)
    expect(sockets(tabs)).toEqual([true, true])
  })

  it('pass their pause on to the tab that opens the next socket', () => {
    const [one, two] = startTabs(2)
    for (const _ of [1, 2, 3]) one?.pause.failed({ kind: 'unreachable' })
    one?.turn(true)
    one?.socket?.onLost()
    one?.turn(false)
    expect(two?.socket).toBeDefined()
    expect(two?.pause.leftMs()).toBe(9_000)
  })
})

describe('one tab', () => {
  it('drops duplicates by their id (A5-88)', () => {
    const [tab] = startTabs(1)
    tab?.socket?.onMessage(message)
    tab?.socket?.onMessage(message)
    tab?.socket?.onMessage({ ...message, id: 50 })
    const { id: _, ...nameless } = message
    tab?.socket?.onMessage(nameless)
    tab?.socket?.onMessage(nameless)
    expect(tab?.received).toHaveLength(4)
    for (let id = 100; id < 200; id += 1) tab?.socket?.onMessage({ ...message, id })
    tab?.socket?.onMessage({ ...message, id: 199 })
    expect(tab?.received).toHaveLength(104)
  })

  it('drops messages for another user', () => {
    const [tab] = startTabs(1)
    tab?.socket?.onMessage({ ...message, user: 8 })
    expect([tab?.received, tab?.system]).toEqual([[], []])
  })

  it('ignores unknown messages from other tabs', () => {
    const [one, two] = startTabs(2)
    for (const junk of [null, 'x', {}, { type: 'send_notification' }, { type: 'other' }]) {
      one?.channel.postMessage(junk)
    }
    expect(two?.received).toEqual([])
  })

  it('works without a channel between tabs', () => {
    const onMessage = jest.fn()
    const sockets: Socket[] = []
    const { announceChange, unsubscribe } = syncTabs(
      {
        tabs: undefined,
        elect: (begin) => begin(),
        openSocket: (userId, listener) => {
          sockets.push({ userId, ...listener })
          return () => {}
        },
        pause: createBackgroundPause(),
        isVisible: () => true,
        watchVisibility: () => () => {},
        showSystemNotification: () => {},
      },
      7,
      { onMessage, onChanged: () => {} },
    )
    sockets[0]?.onMessage(message)
    announceChange()
    unsubscribe()
    expect(onMessage).toHaveBeenCalledTimes(1)
  })
})

/** Locks of a browser: one holder, the others queue. */
function fakeLocks() {
  const queue: (() => void)[] = []
  let isHeld = false
  const next = () => {
    isHeld = false
    queue.shift()?.()
  }
  const request = (_: string, { signal }: LockOptions, act: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        if (signal?.aborted) return next()
        isHeld = true
        void act().then(() => {
          resolve()
          next()
        })
      }
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (isHeld) queue.push(take)
      else take()
    })
  return { request } as unknown as LockManager
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

it('elects one tab, and the next one when it resigns', async () => {
  const locks = fakeLocks()
  const ended = jest.fn()
  const [one, two, three] = [jest.fn(() => ended), jest.fn(() => ended), jest.fn(() => ended)]
  const resign = electLeader(locks, 'notifications', one)
  const leaveWaiting = electLeader(locks, 'notifications', two)
  electLeader(locks, 'notifications', three)
  leaveWaiting()
  expect([one, two, three].map((lead) => lead.mock.calls.length)).toEqual([1, 0, 0])
  resign()
  await settled()
  expect(ended).toHaveBeenCalledTimes(1)
  expect([one, two, three].map((lead) => lead.mock.calls.length)).toEqual([1, 0, 1])
})

it('elects every tab without the Web Locks API', () => {
  const ended = jest.fn()
  electLeader(undefined, 'notifications', () => ended)()
  expect(ended).toHaveBeenCalledTimes(1)
})
