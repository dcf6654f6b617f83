import * as z from 'zod/mini'
import { tabStorage } from '#lib/storage/tab-storage'

const storageKey = 'mailed-to'
const message = z.object({ email: z.string() })

/**
 * Address of the last mail with a code or link, so that the next screen can show it and resend
 * after a reload. Deleted with the tab, and on sign-in.
 */
export const mailedAddress = {
  /** Null where this tab requested no mail. */
  read: (): string | null => tabStorage.read(storageKey),
  keep: (email: string): void => tabStorage.write(storageKey, email),
  forget: (): void => tabStorage.remove(storageKey),
}

/** Informs the other tabs of this browser that the link of a mail verified an address. */
export function announceEmailVerified(email: string): void {
  const channel = openChannel()
  channel?.postMessage({ email } satisfies z.infer<typeof message>)
  channel?.close()
}

/**
 * Subscribes to addresses that other tabs of this browser verify.
 * @returns the function that unsubscribes
 */
export function onEmailVerified(listener: (email: string) => void): () => void {
  const channel = openChannel()
  if (channel) {
    channel.onmessage = ({ data }) => {
      const parsed = z.safeParse(message, data)
      if (parsed.success) listener(parsed.data.email)
    }
  }
  return () => channel?.close()
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel('email-verified') : undefined
}
