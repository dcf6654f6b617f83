import type { SendRequest } from '../../lib/http/create-sender'
import { workerPath } from './watch-worker'

interface Checking {
  registration: { readonly installing: unknown; update(): Promise<unknown> }
  isOnline: () => boolean
  send: SendRequest
}

/**
 * Looks whether the host has another service worker, past every cache; not while offline or while one
 * is being installed (R307). Only a script is taken for one: an error page is not (A4 67).
 */
export async function checkWorker({ registration, isOnline, send }: Checking): Promise<void> {
  if (registration.installing || !isOnline()) return
  const answer = await send({ path: workerPath, cache: 'no-store', retries: 0 }).catch(() => null)
  const isScript = /javascript/.test(answer?.headers.get('content-type') ?? '')
  if (answer?.status === 200 && isScript) await registration.update().catch(() => undefined)
}
