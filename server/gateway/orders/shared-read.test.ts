import type { Client } from '../upstream/client'
import { createOptionalPart } from '../upstream/optional-part'
import { createSharedRead } from './shared-read'

const lifeMs = 60_000
const client: Client = { address: undefined, userAgent: undefined, key: '203.0.113.1' }

/** A shared read whose answers the test gives. */
function startRead() {
  const time = { now: 0 }
  const state = { reads: 0, read: (): Promise<string> => Promise.resolve('first') }
  const shared = createSharedRead(
    () => {
      state.reads += 1
      return state.read()
    },
    lifeMs,
    { clock: () => time.now, optionalPart: createOptionalPart(5) },
  )
  return { time, state, ask: () => shared(client), askAnew: () => shared(client, { anew: true }) }
}

const hang = () => new Promise<string>(() => undefined)

it('reads once for all who ask, and again when its life is over', async () => {
  const { time, state, ask } = startRead()
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first'])
  time.now = lifeMs - 1
  await ask()
  expect(state.reads).toBe(1)
  time.now = lifeMs
  state.read = async () => 'second'
  expect(await ask()).toBe('second')
})

it.each([
  ['hangs', hang],
  ['fails', () => Promise.reject(new Error('broken'))],
])('is the last value where a later read %s', async (_, later) => {
  const { time, state, ask } = startRead()
  await ask()
  time.now = lifeMs
  state.read = later
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first'])
  expect(state.reads).toBe(2)
})

it('is read again before its life is over where that is asked, and kept', async () => {
  const { state, ask, askAnew } = startRead()
  await ask()
  state.read = async () => 'second'
  expect([await askAnew(), await ask(), state.reads]).toEqual(['second', 'second', 2])
  state.read = hang
  expect(await askAnew()).toBe('second')
})

it('fails where nothing was ever read', async () => {
  const { state, ask } = startRead()
  state.read = () => Promise.reject(new Error('broken'))
  await expect(ask()).rejects.toThrow('broken')
  state.read = async () => 'first'
  expect(await ask()).toBe('first')
})
