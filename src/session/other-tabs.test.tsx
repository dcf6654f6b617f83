import { siteStorage } from '../lib/storage/site-storage'
import { connectTabs } from './other-tabs'

const heardBy = (tabs: ReturnType<typeof connectTabs>) => {
  const heard: unknown[] = []
  tabs.hear((message) => heard.push(message))
  return heard
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
    const heard = heardBy(tabs)
    tabs.tell({ userId: 7 })
    expect(open.postMessage).toHaveBeenCalledWith({ userId: 7 })
    open.onmessage?.({ data: { userId: null } })
    expect(heard).toEqual([{ userId: null }])
  })

  it.each([null, 'out', { userId: 'x' }, {}])('pass %j over', (data) => {
    const { open, tabs } = channelPair()
    const heard = heardBy(tabs)
    open.onmessage?.({ data })
    expect(heard).toEqual([])
  })

  it('are reached by the storage where the browser has no channel (A3-42)', () => {
    const tabs = connectTabs({ openChannel: undefined, storage: siteStorage, now: () => 5 })
    const heard = heardBy(tabs)
    tabs.tell({ userId: 7 })
    const written = localStorage.getItem('session')
    expect(JSON.parse(written ?? '')).toEqual({ userId: 7, at: 5 })
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: written }))
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: written }))
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: '{' }))
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }))
    expect(heard).toEqual([{ userId: 7 }])
  })
})
