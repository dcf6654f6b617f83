import * as z from 'zod/mini'
import { id } from '../../contract/wire/scalars'
import type { SiteStorage } from '../lib/storage/site-storage'
import type { TabStorage } from '../lib/storage/tab-storage'

/** The user who is signed in now; null for a guest or where the session is unknown. */
const tabMessage = z.object({ userId: z.nullable(id) })
export type TabMessage = z.infer<typeof tabMessage>

/** Messages between the tabs of the site (R202, A3-42, A3-43). */
export interface TabChannel {
  post: (message: TabMessage) => void
  /** Calls for each message of another tab; anything else on the channel is ignored. */
  subscribe: (listener: (message: TabMessage) => void) => void
}

const channelName = 'session'
const ownerKey = 'tab-owner'

interface TabDeps {
  /** Undefined where the browser has no `BroadcastChannel`. */
  openChannel: ((name: string) => BroadcastChannel) | undefined
  storage: SiteStorage
  /** Differs each time, so that storage events tell equal messages apart. */
  now: () => number
}

/** Connects the tabs by a `BroadcastChannel`, else by storage events. */
export function connectTabs({ openChannel, storage, now }: TabDeps): TabChannel {
  if (openChannel) return broadcastChannel(openChannel(channelName))
  return {
    post: (message) => storage.write(channelName, JSON.stringify({ ...message, at: now() })),
    subscribe: (listener) => {
      storage.watch(channelName, (value) => deliver(jsonOf(value), listener))
    },
  }
}

function broadcastChannel(channel: BroadcastChannel): TabChannel {
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      channel.onmessage = ({ data }) => deliver(data, listener)
    },
  }
}

function deliver(data: unknown, listener: (message: TabMessage) => void): void {
  const message = z.safeParse(tabMessage, data)
  if (message.success) listener(message.data)
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Records who uses this tab, and clears what another user left in its storage (A3-43). */
export function claimTab(storage: TabStorage, userId: number): void {
  const owner = storage.read(ownerKey)
  if (owner === String(userId)) return
  if (owner !== null) storage.clear()
  storage.write(ownerKey, String(userId))
}
