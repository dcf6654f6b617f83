import type { TabStorage } from '../lib/storage/tab-storage'

const name = 'tab-owner'

/** Notes who uses a tab. What the person before them left in it is gone with their coming (A3-43). */
export function ownTab(storage: TabStorage, userId: number): void {
  const owner = storage.read(name)
  if (owner === String(userId)) return
  if (owner !== null) storage.clear()
  storage.write(name, String(userId))
}
