import { keepBytes } from './kept-bytes'

/** Files whose length is their name, and what was read of them. */
function store(most: number) {
  const read: string[] = []
  const ask = keepBytes(async (name) => {
    read.push(name)
    if (name === '13') throw new Error('unlucky')
    return new Uint8Array(Number(name))
  }, most)
  return { ask, read }
}

it('reads a file once', async () => {
  const { ask, read } = store(100)
  expect((await ask('40')).length).toBe(40)
  expect((await ask('40')).length).toBe(40)
  expect(read).toEqual(['40'])
})

it('lets go of what nobody asked for the longest', async () => {
  const { ask, read } = store(100)
  for (const name of ['40', '50', '40', '30', '40', '50']) await ask(name)
  expect(read).toEqual(['40', '50', '30', '50'])
})

it('does not keep what is larger than all it may keep', async () => {
  const { ask, read } = store(100)
  for (const name of ['101', '101', '20', '20']) expect((await ask(name)).length).toBe(Number(name))
  expect(read).toEqual(['101', '101', '20'])
})

it('counts a file once that two people ask for at the same time', async () => {
  const { ask, read } = store(100)
  await Promise.all([ask('60'), ask('60')])
  await ask('40')
  await ask('60')
  expect(read).toEqual(['60', '60', '40'])
})

it('asks again for what could not be read', async () => {
  const { ask, read } = store(100)
  await expect(ask('13')).rejects.toThrow('unlucky')
  await expect(ask('13')).rejects.toThrow('unlucky')
  expect(read).toHaveLength(2)
})
