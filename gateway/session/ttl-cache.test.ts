import { createTtlCache } from './ttl-cache'

it('remembers for its time and no longer', () => {
  let now = 0
  const memory = createTtlCache(60_000, () => now)
  memory.remember('a')
  now = 59_999
  expect([memory.knows('a'), memory.knows('b')]).toEqual([true, false])
  now = 60_000
  expect(memory.knows('a')).toBe(false)
})

it('forgets the oldest first once it is full', () => {
  const memory = createTtlCache(60_000, () => 0, 3)
  for (const name of ['a', 'b', 'c', 'a', 'd']) memory.remember(name)
  expect(['a', 'b', 'c', 'd'].map(memory.knows)).toEqual([true, false, true, true])
})

it('forgets when told to', () => {
  const memory = createTtlCache(60_000, () => 0)
  memory.remember('a')
  memory.forget('a')
  expect(memory.knows('a')).toBe(false)
})
