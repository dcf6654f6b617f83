import { useSyncExternalStore } from 'react'
import type { Decision } from './decision'
import { consent } from './start-consent'

/** What was decided; null while the page is built and until it has come alive. */
export function useDecision(): Decision | null {
  return useSyncExternalStore(watch, decisionNow, unknown)
}

function watch(changed: () => void): () => void {
  const { unsubscribe } = consent().subscribe(changed)
  return unsubscribe
}

const decisionNow = () => consent().getSnapshot().context.decision
const unknown = () => null
