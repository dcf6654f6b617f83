import * as z from 'zod/mini'

const message = z.object({ email: z.string() })

/** Tells the other tabs of this browser that an address was verified by the link of a mail. */
export function tellEmailVerified(email: string): void {
  const channel = openChannel()
  channel?.postMessage({ email } satisfies z.infer<typeof message>)
  channel?.close()
}

/**
 * Hears of addresses that other tabs of this browser verify.
 * @returns what ends it
 */
export function hearEmailVerified(listener: (email: string) => void): () => void {
  const channel = openChannel()
  if (channel) {
    channel.onmessage = ({ data }) => {
      const said = z.safeParse(message, data)
      if (said.success) listener(said.data.email)
    }
  }
  return () => channel?.close()
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel('email-verified') : undefined
}
