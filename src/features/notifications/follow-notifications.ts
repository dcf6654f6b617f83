import * as z from 'zod/mini'
import { type LiveMessage, liveMessage } from '../../../contract/notifications/live-message'

/** What the tabs of a browser say to each other, besides the messages themselves (R215). */
const changeNote = z.object({ type: z.literal('changed') })
const changed = { type: 'changed' } satisfies z.infer<typeof changeNote>

/** How many messages are remembered, to tell one that comes twice. */
const remembered = 100

/** Hears what comes for one person. */
export interface NotificationListener {
  onTold: (message: LiveMessage) => void
  /** Something may be different from what was read. */
  onChanged: () => void
}

interface ChannelListener {
  onTold: (message: LiveMessage) => void
  /** It is open now; what came before may have been missed. */
  onMissed: () => void
}

/** What the line is made of. */
export interface FollowDeps {
  /** The other tabs; undefined where they cannot be reached. */
  tabs: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined
  lead: (begin: () => () => void) => () => void
  openChannel: (userId: number, listener: ChannelListener) => () => void
  /** Shows it outside the page. */
  showOutside: (message: LiveMessage) => void
}

export interface Following {
  /** The person changed something here: other tabs read anew. */
  tellChanged: () => void
  end: () => void
}

/**
 * Follows a person's notifications in all tabs: one of them has the socket, tells the others and
 * alone shows them outside the page, so that nothing appears twice.
 */
export function followNotifications(
  { tabs, lead, openChannel, showOutside }: FollowDeps,
  userId: number,
  { onTold, onChanged }: NotificationListener,
): Following {
  const isNew = firstTime()
  let isLeader = false
  const take = (message: LiveMessage, act: () => void) => {
    const isTheirs = message.user === undefined || message.user === userId
    if (isTheirs && isNew(message)) act()
  }
  const begin = () => {
    isLeader = true
    const close = openChannel(userId, {
      onTold: (message) =>
        take(message, () => {
          tabs?.postMessage(message)
          showOutside(message)
          onTold(message)
        }),
      onMissed: () => {
        tabs?.postMessage(changed)
        onChanged()
      },
    })
    return () => {
      isLeader = false
      close()
    }
  }
  if (tabs) {
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = z.safeParse(liveMessage, data).data
      if (message && !isLeader) take(message, () => onTold(message))
      if (z.safeParse(changeNote, data).success) onChanged()
    }
  }
  const endLead = lead(begin)
  return {
    tellChanged: () => tabs?.postMessage(changed),
    end: () => {
      endLead()
      tabs?.close()
    },
  }
}

/** Tells messages that came before; those without an id are always new. */
function firstTime(): (message: LiveMessage) => boolean {
  const known = new Set<number>()
  return ({ id }) => {
    if (id === undefined) return true
    if (known.has(id)) return false
    known.add(id)
    const [oldest] = known
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
    return true
  }
}
