import * as z from 'zod/mini'
import { id } from '../../contract/wire/scalars'
import type { SiteStorage } from '../lib/storage/site-storage'

/** Who is here now; null where nobody is, or nobody could say. */
const tabMessage = z.object({ userId: z.nullable(id) })
export type TabMessage = z.infer<typeof tabMessage>

/** The other tabs of the site (R202, A3-42, A3-43). */
export interface OtherTabs {
  tell: (message: TabMessage) => void
  /** Calls for each message of another tab; what is no message of ours is passed over. */
  hear: (listener: (message: TabMessage) => void) => void
}

const name = 'session'

interface TabDeps {
  /** Opens a channel between the tabs; undefined where the browser has none. */
  openChannel: ((name: string) => BroadcastChannel) | undefined
  storage: SiteStorage
  /** Differs each time, so that storage tells equal messages apart. */
  now: () => number
}

/** Connects the tabs: by a channel, else by the storage that they share. */
export function connectTabs({ openChannel, storage, now }: TabDeps): OtherTabs {
  if (openChannel) return tabsOnChannel(openChannel(name))
  return {
    tell: (message) => storage.write(name, JSON.stringify({ ...message, at: now() })),
    hear: (listener) => {
      storage.watch(name, (value) => pass(jsonOf(value), listener))
    },
  }
}

function tabsOnChannel(channel: BroadcastChannel): OtherTabs {
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => {
      channel.onmessage = ({ data }) => pass(data, listener)
    },
  }
}

function pass(data: unknown, listener: (message: TabMessage) => void): void {
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
