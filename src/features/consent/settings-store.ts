import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens the consent settings. */
export function openConsentSettings(): void {
  set(true)
}

export function closeConsentSettings(): void {
  set(false)
}

/** Whether the consent settings are open. */
export function useConsentSettingsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

function set(next: boolean): void {
  isOpen = next
  for (const notify of [...listeners]) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
