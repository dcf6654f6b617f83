import { useSyncExternalStore } from 'react'

let isWanted = false
const watchers = new Set<() => void>()

/** Opens the settings of cookies, from wherever they are offered. */
export function openConsentSettings(): void {
  set(true)
}

export function closeConsentSettings(): void {
  set(false)
}

/** Whether the person wants to see the settings. */
export function useSettingsWanted(): boolean {
  return useSyncExternalStore(watch, () => isWanted)
}

function set(wanted: boolean): void {
  isWanted = wanted
  for (const watcher of [...watchers]) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
