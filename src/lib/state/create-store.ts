import { useSyncExternalStore } from 'react'

/** A value outside of React, for all that follow it. */
export interface Store<Value> {
  get: () => Value
  /** Replaces the value, and calls all watchers. */
  set: (next: Value) => void
  /**
   * Calls a function after each change.
   * @returns the function that unsubscribes
   */
  watch: (changed: () => void) => () => void
}

/** A store with its first value, which the build renders as well. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const changed of [...watchers]) changed()
    },
    watch: (changed) => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}

/**
 * The value of a store in a component.
 * @param built what the build renders; the same as in the browser where it is left out
 */
export function useStore<Value>(
  { get, watch }: Pick<Store<Value>, 'get' | 'watch'>,
  built: () => Value = get,
): Value {
  return useSyncExternalStore(watch, get, built)
}
