import { siteStorage } from '../lib/storage/site-storage'
import type { TabStorage } from '../lib/storage/tab-storage'
import { claimTab, connectTabs } from './cross-tab'

const messagesOf = (tabs: ReturnType<typeof connectTabs>) => {
  const received: unknown[] = []
  tabs.subscribe((message) => received.push(message))
  return received
}

function channelPair() {
  const open = { postMessage: jest.fn(), onmessage: null as ((event: object) => void) | null }
  const tabs = connectTabs({
    openChannel: () => open as never,
    storage: siteStorage,
    now: () => 0,
  })
  return { open, tabs }
}

describe('other tabs (R202)', () => {
  it('hear who is here, and tell it', () => {
    const { open, tabs } = channelPair()
    const received = messagesOf(tabs)
    tabs.post({ userId: 7 })
    expect(open.postMessage).toHaveBeenCalledWith({ userId: 7 })
    open.onmessage?.({ data: { userId: null } })
    expect(received).toEqual([{ userId: null }])
  })

  it.each([null, 'out', { userId: 'x' }, {}])('pass %j over', (data) => {
    const { open, tabs } = channelPair()
    const received = messagesOf(tabs)
    open.onmessage?.({ data })
    expect(received).toEqual([])
  })

  it('are reached by the storage where the browser has no channel (A3-42)', () => {
    const tabs = connectTabs({ openChannel: undefined, storage: siteStorage, now: () => 5 })
    const received = messagesOf(tabs)
    tabs.post({ userId: 7 })
    const written = localStorage.getItem('session')
    expect(JSON.parse(written ?? '')).toEqual({ userId: 7, at: 5 })
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: written }))
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: written }))
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: '{' }))
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }))
    expect(received).toEqual([{ userId: 7 }])
  })
})

function someStorage() {
  const kept = new Map<string, string>([['draft:address-new', 'Ερμού']])
  const storage: TabStorage = {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
  return { storage, draft: () => kept.get('draft:address-new') }
}

describe('claimTab', () => {
  it('leaves what somebody typed before they signed in, and when they are here again', () => {
    const { storage, draft } = someStorage()
    claimTab(storage, 7)
    claimTab(storage, 7)
    expect(draft()).toBe('Ερμού')
  })

  it('leaves nothing to another person (A3-43)', () => {
    const { storage, draft } = someStorage()
    claimTab(storage, 7)
    claimTab(storage, 8)
    expect(draft()).toBeUndefined()
  })
})
