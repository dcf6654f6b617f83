import { createTtlSet } from './ttl-set'

it('keeps a name for its lifetime and no longer', () => {
  let now = 0
  const memory = createTtlSet(60_000, () => now)
  memory.add('a')
  now = 59_999
  expect([memory.has('a'), memory.has('b')]).toEqual([true, false])
  now = 60_000
  expect(memory.has('a')).toBe(false)
})

it('forgets the oldest first once it is full', () => {
  const memory = createTtlSet(60_000, () => 0, 3)
  for (const name of ['a', 'b', 'c', 'a', 'd']) memory.add(name)
  expect(['a', 'b', 'c', 'd'].map(memory.has)).toEqual([true, false, true, true])
})
