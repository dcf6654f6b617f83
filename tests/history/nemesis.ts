import type { Fate } from './fault-proxy'
import type { Shop } from './shop'

type Random = () => number

const hourMs = 3_600_000
/** One thing in so many is a jump of the clock. */
const clockJumps = 60

/** Injects faults: spoils the line, kills the emulator once, and sets its clock. */
export interface Nemesis {
  /** To be awaited before each thing that a buyer does. */
  before(): Promise<void>
  /** Ends all trouble, and sets the clock so far on that nothing is still under way. */
  end(): Promise<void>
}

/** @param steps how many things the buyers will do together */
export function createNemesis({ line, emulator }: Shop, random: Random, steps: number): Nemesis {
  const killAt = Math.floor(steps * (0.2 + 0.6 * random()))
  let done = 0
  // One after the other: a killed process cannot set its clock.
  let trouble = Promise.resolve()
  const next = (act: () => Promise<void>) => {
    trouble = trouble.then(act)
  }
  const killed = async () => {
    await emulator.kill()
    await emulator.start()
  }
  line.setFates(() => fateFor(random()))
  return {
    async before() {
      done += 1
      if (done === killAt) next(killed)
      const offsetMs = Math.round((random() - 0.5) * 4 * hourMs)
      if (done % clockJumps === 0) next(() => emulator.order('clock', { offsetMs }))
      // Some requests meet a dead emulator; the others wait for it.
      if (random() < 0.9) await trouble
    },
    async end() {
      line.setFates(() => 'pass')
      next(() => emulator.order('clock', { offsetMs: 3 * hourMs }))
      await trouble
    },
  }
}

function fateFor(roll: number): Fate {
  if (roll < 0.1) return 'slow'
  if (roll < 0.14) return 'refuse'
  return roll < 0.22 ? 'cut' : 'pass'
}
