import { createStore, useStore } from '#lib/state/create-store'

const isOpen = createStore(false)

export function openConsentSettings(): void {
  isOpen.set(true)
}

export function closeConsentSettings(): void {
  isOpen.set(false)
}

/** Whether the consent settings are open. */
export function useConsentSettingsOpen(): boolean {
  return useStore(isOpen)
}
