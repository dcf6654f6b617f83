import { type SeededEmulator, seededEmulator } from './seeded-emulator'
import { newShopper, type Shopper, shopper } from './shopper'

type Options = Parameters<typeof seededEmulator>[0]

/** For tests: one seeded emulator for the file. It is filled before the first test. */
export function emulatorPerFile(options?: Options): SeededEmulator {
  return filledBy(beforeAll, afterAll, options)
}

/** For tests: a new seeded emulator for each test. */
export function emulatorPerTest(options?: Options): SeededEmulator {
  return filledBy(beforeEach, afterEach, options)
}

/** For tests: one seeded emulator for the file, its accounts restored after each test. */
export function emulatorWithAccountResets(options?: Options): SeededEmulator {
  const emulator = emulatorPerFile(options)
  afterEach(async () => {
    await emulator.send('/switches/accounts/reset', {})
  })
  return emulator
}

function filledBy(begin: typeof beforeAll, end: typeof afterAll, options?: Options) {
  const emulator = {} as SeededEmulator
  begin(async () => {
    Object.assign(emulator, await seededEmulator(options))
  })
  end(() => emulator.store.close())
  return emulator
}

/** For tests: a client of a new account for each test. */
export function shopperPerTest(emulator: SeededEmulator): Shopper {
  const client = {} as Shopper
  beforeEach(async () => {
    Object.assign(client, await newShopper(emulator))
  })
  return client
}

/** For tests: one client for the file, of a new account or of one of the seed. */
export function shopperPerFile(emulator: SeededEmulator, email?: string): Shopper {
  const client = {} as Shopper
  beforeAll(async () => {
    Object.assign(client, await (email ? shopper(emulator, email) : newShopper(emulator)))
  })
  return client
}
