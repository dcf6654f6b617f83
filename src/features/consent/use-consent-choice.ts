import { useSyncExternalStore } from 'react'
import { consent } from './consent-actor'
import type { ConsentChoice } from './consent-choice'

/** The consent choice; null in the build and until hydration. */
export function useConsentChoice(): ConsentChoice | null {
  return useSyncExternalStore(watch, currentChoice, unknown)
}

function watch(changed: () => void): () => void {
  const { unsubscribe } = consent().subscribe(changed)
  return unsubscribe
}

const currentChoice = () => consent().getSnapshot().context.choice
const unknown = () => null
