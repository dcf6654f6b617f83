import * as z from 'zod/mini'
import { type LiveMessage, liveMessage } from '../../../contract/notifications/live-message'

/** A message of the socket; null for whatever else may come out of it (A5-88). */
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
