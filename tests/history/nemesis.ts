import type { Fate } from './fault-proxy'
import type { Shop } from './shop'

type Random = () => number

const hourMs = 3_600_000
/** Number of actions between two changes of the clock. */
const clockJumps = 60

/** Injects faults: breaks requests in the proxy, kills the emulator once, and moves its clock. */
export interface Nemesis {
  /** Must be awaited before each action of a buyer. */
  before(): Promise<void>
  /** Ends all faults, and advances the clock so far that nothing is pending. */
  end(): Promise<void>
}

/** @param steps number of actions of all buyers together */
export function createNemesis({ line, emulator }: Shop, random: Random, steps: number): Nemesis {
  const killAt = Math.floor(steps * (0.2 + 0.6 * random()))
  let done = 0
  // In sequence, because a killed process cannot set its clock.
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
      // Some requests are sent while the emulator is down; the others wait for its restart.
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
