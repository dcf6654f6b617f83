import * as z from 'zod/mini'
import { exampleLiveMessage } from '../../../contract/examples/notification-examples'
import { type LiveMessage, liveMessage } from '../../../contract/notifications/live-message'
import { type FollowDeps, followNotifications } from './follow-notifications'

const message = z.parse(liveMessage, { ...exampleLiveMessage, user: 7, id: 51 })

/** Tabs of one browser that hear each other, and the one that leads them. */
function startTabs(count: number, hasLocks = true) {
  const tabs = Array.from({ length: count }, () => {
    const heard: string[] = []
    const outside: LiveMessage[] = []
    const channel: NonNullable<FollowDeps['tabs']> = {
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
      heard,
      outside,
      channel,
      socket: undefined as Socket | undefined,
      end: () => {},
      tellChanged: () => {},
    }
  })
  const waiting: (() => void)[] = []
  const lead: FollowDeps['lead'] = (begin) => {
    let end = () => {}
    const start = () => {
      end = begin()
    }
    const isFirst = waiting.push(start) === 1
    if (isFirst || !hasLocks) start()
    return () => {
      end()
      waiting.splice(waiting.indexOf(start), 1)[0]
      waiting[0]?.()
    }
  }
  for (const tab of tabs) {
    const following = followNotifications(
      {
        tabs: tab.channel,
        lead,
        openChannel: (userId, listener) => {
          tab.socket = { userId, ...listener }
          return () => {
            tab.socket = undefined
          }
        },
        showOutside: (shown) => tab.outside.push(shown),
      },
      7,
      {
        onTold: ({ translations }) => tab.heard.push(translations.el?.title ?? ''),
        onChanged: () => tab.heard.push('changed'),
      },
    )
    Object.assign(tab, following)
  }
  return tabs
}
type Socket = Parameters<FollowDeps['openChannel']>[1] & { userId: number }

const title = 'Το δέμα ξεκίνησε'

describe('the tabs of a browser', () => {
  it('share one socket; all hear a message, one shows it outside (R213, R214, R215)', () => {
    const [one, two, three] = startTabs(3)
    expect([one?.socket?.userId, two?.socket, three?.socket]).toEqual([7, undefined, undefined])
    one?.socket?.onTold(message)
    expect([one, two, three].map((tab) => tab?.heard)).toEqual([[title], [title], [title]])
    expect([one, two, three].map((tab) => tab?.outside.length)).toEqual([1, 0, 0])
  })

  it('hand the socket on when its tab goes', () => {
    const [one, two] = startTabs(2)
    one?.end()
    expect(one?.channel.close).toHaveBeenCalled()
    expect(two?.socket?.userId).toBe(7)
    two?.socket?.onTold(message)
    expect(two?.heard).toEqual([title])
    expect(two?.outside).toHaveLength(1)
  })

  it('read anew after a gap, and after a change in any of them (A5-86)', () => {
    const [one, two] = startTabs(2)
    one?.socket?.onMissed()
    expect([one?.heard, two?.heard]).toEqual([['changed'], ['changed']])
    two?.tellChanged()
    expect([one?.heard, two?.heard]).toEqual([['changed', 'changed'], ['changed']])
  })

  it('each have a socket where the browser has no locks, and tell nothing twice', () => {
    const [one, two] = startTabs(2, false)
    one?.socket?.onTold(message)
    two?.socket?.onTold(message)
    expect([one?.heard, two?.heard]).toEqual([[title], [title]])
  })
})

describe('one tab', () => {
  it('passes over what came before, by its id (A5-88)', () => {
    const [tab] = startTabs(1)
    tab?.socket?.onTold(message)
    tab?.socket?.onTold(message)
    tab?.socket?.onTold({ ...message, id: 50 })
    const { id: _, ...nameless } = message
    tab?.socket?.onTold(nameless)
    tab?.socket?.onTold(nameless)
    expect(tab?.heard).toHaveLength(4)
    for (let id = 100; id < 200; id += 1) tab?.socket?.onTold({ ...message, id })
    tab?.socket?.onTold({ ...message, id: 199 })
    expect(tab?.heard).toHaveLength(104)
  })

  it('passes over what is for somebody else', () => {
    const [tab] = startTabs(1)
    tab?.socket?.onTold({ ...message, user: 8 })
    expect([tab?.heard, tab?.outside]).toEqual([[], []])
  })

  it('hears nothing in what is no message of ours', () => {
    const [one, two] = startTabs(2)
    for (const junk of [null, 'x', {}, { type: 'send_notification' }, { type: 'other' }]) {
      one?.channel.postMessage(junk)
    }
    expect(two?.heard).toEqual([])
  })

  it('goes on alone where tabs cannot hear each other', () => {
    const onTold = jest.fn()
    const told: Socket[] = []
    const { tellChanged, end } = followNotifications(
      {
        tabs: undefined,
        lead: (begin) => begin(),
        openChannel: (userId, listener) => {
          told.push({ userId, ...listener })
          return () => {}
        },
        showOutside: () => {},
      },
      7,
      { onTold, onChanged: () => {} },
    )
    told[0]?.onTold(message)
    tellChanged()
    end()
    expect(onTold).toHaveBeenCalledTimes(1)
  })
})
