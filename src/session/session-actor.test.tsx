import { waitFor } from 'xstate'
import { readCart } from '#contract/endpoints/cart'
import { call } from '#lib/http/call'
import { settled } from '#lib/http/testing/settled'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { tabStorage } from '#lib/storage/tab-storage'
import { jsonHeaders } from '#tests/support/json-headers'
import {
  claimDevice,
  claimTab,
  connectTabs,
  createExpiryWatch,
  sessionActor,
} from './session-actor'
import { annasAccount } from './testing/annas-account'

const messagesOf = (tabs: ReturnType<typeof connectTabs>) => {
  const received: unknown[] = []
  tabs.subscribe((message) => received.push(message))
  return received
}

function startTabs() {
  const channel = { postMessage: jest.fn(), onmessage: null as ((event: object) => void) | null }
  const openChannel = () => channel as never
  const tabs = connectTabs({ openChannel, storage: siteStorage, now: () => 0 })
  return { channel, tabs, received: messagesOf(tabs) }
}

describe('other tabs (R202)', () => {
  it('exchange the id of the signed-in user', () => {
    const { channel, tabs, received } = startTabs()
    tabs.post({ userId: 7 })
    expect(channel.postMessage).toHaveBeenCalledWith({ userId: 7 })
    channel.onmessage?.({ data: { userId: null } })
    expect(received).toEqual([{ userId: null }])
  })

  it.each([null, 'out', { userId: 'x' }, {}])('ignore %j', (data) => {
    const { channel, received } = startTabs()
    channel.onmessage?.({ data })
    expect(received).toEqual([])
  })

  it('use the storage where the browser has no channel (A3-42)', () => {
    const tabs = connectTabs({ openChannel: undefined, storage: siteStorage, now: () => 5 })
    const received = messagesOf(tabs)
    tabs.post({ userId: 7 })
    const written = localStorage.getItem('session')
    expect(JSON.parse(written ?? '')).toEqual({ userId: 7, at: 5 })
    for (const [key, newValue] of [
      ['session', written],
      ['other', written],
      ['session', '{'],
      ['session', null],
    ] as const) {
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }
    expect(received).toEqual([{ userId: 7 }])
  })
})

it('clears the storage of a tab for another user only (A3-43)', () => {
  tabStorage.write('draft:address-new', 'Ερμού')
  for (const userId of [7, 7]) claimTab(tabStorage, userId)
  expect(tabStorage.read('draft:address-new')).toBe('Ερμού')
  claimTab(tabStorage, 8)
  expect(tabStorage.read('draft:address-new')).toBeNull()
})

describe('after a session that has expired', () => {
  const pointer = `${ownPrefix}learner`
  beforeEach(() => {
    localStorage.clear()
    claimDevice(siteStorage, 7)
    siteStorage.write(pointer, '7')
    siteStorage.write('recall-cards-7', '{}')
  })

  it('the same user finds the own values again', () => {
    claimDevice(siteStorage, 7)
    expect(siteStorage.read(pointer)).toBe('7')
  })

  it('another user finds none of them, and leaves the cards to their owner (R370, R382)', () => {
    claimDevice(siteStorage, 8)
    expect(siteStorage.read(pointer)).toBeNull()
    expect(siteStorage.read('recall-cards-7')).toBe('{}')
    siteStorage.write(pointer, '8')
    claimDevice(siteStorage, 7)
    expect(siteStorage.read(pointer)).toBeNull()
  })
})

it('reads the session again after a 401 of the API', async () => {
  const member = { generation: 'first', user: annasAccount }
  const answers: [number, unknown][] = [
    [200, member],
    [401, null],
    [200, { generation: 'first' }],
  ]
  const asked: string[] = []
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    const [status, body] = answers.shift() ?? [404, null]
    return { status, headers: jsonHeaders(), text: async () => JSON.stringify(body) } as Response
  }
  const actor = sessionActor()
  await waitFor(actor, (snapshot) => snapshot.matches('member'))
  expect(await settled(call(readCart))).toEqual({ kind: 'signedOut' })
  await waitFor(actor, (snapshot) => snapshot.matches('guest'))
  const read = '/api/_auth/session'
  expect(asked.slice(0, 3)).toEqual([read, '/api/cart', read])
  actor.stop()
})

it('tells who follows the session of its user, not of a socket', async () => {
  const member = { generation: 'first', user: annasAccount }
  const answers = [member, { generation: 'first' }]
  globalThis.fetch = async () => {
    const text = JSON.stringify(answers.shift())
    return { status: 200, headers: jsonHeaders(), text: async () => text } as Response
  }
  jest.resetModules()
  const { sessionActor: start } = await import('./session-actor')
  const { watchSession } = await import('./session')
  const actor = start()
  await waitFor(actor, (snapshot) => snapshot.matches('member'))
  let told = 0
  watchSession(() => (told += 1))
  for (const isOpen of [true, false, true]) actor.send({ type: 'socket.changed', isOpen })
  expect([told, actor.getSnapshot().context.hasSocket]).toEqual([0, true])
  actor.send({ type: 'session.checkDue' })
  await waitFor(actor, (snapshot) => snapshot.matches('guest'))
  expect(told).toBeGreaterThan(0)
  actor.stop()
})

describe('createExpiryWatch', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const lifeMs = 30_000

  /** A page of a member whose session was confirmed just now, and again by each check. */
  function startWatch() {
    const page = {
      isResting: true,
      hasSocket: false,
      isVisible: true,
      checkAt: Date.now() + lifeMs,
    }
    let checks = 0
    const watch = createExpiryWatch({
      isResting: () => page.isResting,
      hasSocket: () => page.hasSocket,
      isVisible: () => page.isVisible,
      checkAt: () => page.checkAt,
      now: Date.now,
      check() {
        checks += 1
        page.checkAt = Date.now() + lifeMs
        watch.schedule()
      },
    })
    watch.schedule()
    const change = (deps: Partial<typeof page>) => {
      Object.assign(page, deps)
      watch.schedule()
    }
    const checksAfter = (ms: number) => {
      jest.advanceTimersByTime(ms)
      return checks
    }
    return { watch, change, checksAfter }
  }

  it('checks as soon as the confirmation of the session is over, and not before', () => {
    const { watch, checksAfter } = startWatch()
    for (let times = 0; times < 10; times += 1) watch.schedule()
    expect([checksAfter(lifeMs - 1), checksAfter(1), checksAfter(10 * lifeMs)]).toEqual([0, 1, 11])
  })

  it('does not check while hidden, and at once on return where it is due', () => {
    const { change, checksAfter } = startWatch()
    change({ isVisible: false })
    expect([checksAfter(10 * lifeMs), jest.getTimerCount()]).toEqual([0, 0])
    change({ isVisible: true })
    expect(checksAfter(0)).toBe(1)
    change({ isVisible: false })
    change({ isVisible: true })
    expect(checksAfter(lifeMs - 1)).toBe(1)
  })

  it('does not check while a socket is open', () => {
    const { change, checksAfter } = startWatch()
    change({ hasSocket: true })
    expect(checksAfter(10 * lifeMs)).toBe(0)
    change({ hasSocket: false })
    expect(checksAfter(0)).toBe(1)
  })

  it('does not check guests, nor while a request is under way', () => {
    const { change, checksAfter } = startWatch()
    change({ isResting: false })
    expect([checksAfter(10 * lifeMs), jest.getTimerCount()]).toEqual([0, 0])
  })
})
