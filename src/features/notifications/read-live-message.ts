import * as z from 'zod/mini'
import { type LiveMessage, liveMessage } from '../../../contract/notifications/notification'

/** Parses a socket message; null for anything that is no notification (A5-88). */
export function readLiveMessage(text: string): LiveMessage | null {
  return z.safeParse(liveMessage, jsonOf(text)).data ?? null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
