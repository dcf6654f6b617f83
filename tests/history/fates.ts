import type { Fate } from './in-process-shop'

/** Share of the requests that get each fault, in percent. */
export type Troubles = readonly (readonly [Fate, number])[]

/** A chooser of what happens to a request, by these shares. */
export function fatesBy(troubles: Troubles, random: () => number): () => Fate {
  return () => {
    let roll = random() * 100
    for (const [fate, share] of troubles) {
      if (roll < share) return fate
      roll -= share
    }
    return 'pass'
  }
}
