import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a component may differ from the HTML of the build: false there and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
