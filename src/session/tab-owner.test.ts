import type { TabStorage } from '../lib/storage/tab-storage'
import { ownTab } from './tab-owner'

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

describe('ownTab', () => {
  it('leaves what somebody typed before they signed in, and when they are here again', () => {
    const { storage, draft } = someStorage()
    ownTab(storage, 7)
    ownTab(storage, 7)
    expect(draft()).toBe('Ερμού')
  })

  it('leaves nothing to another person (A3-43)', () => {
    const { storage, draft } = someStorage()
    ownTab(storage, 7)
    ownTab(storage, 8)
    expect(draft()).toBeUndefined()
  })
})
