type Hear = (event: { waitUntil: (work: Promise<unknown>) => void }) => void

/** The worker on a device with these caches; what it does to the device is written down. */
async function startWorker(...names: string[]) {
  const deeds: string[] = []
  const heard = new Map<string, Hear>()
  const device = {
    self: {
      addEventListener: (type: string, hear: Hear) => heard.set(type, hear),
      skipWaiting: async () => void deeds.push('ask'),
      registration: { unregister: async () => void deeds.push('unregister') },
    },
    caches: {
      keys: async () => names,
      delete: async (name: string) => void deeds.push(`delete ${name}`),
    },
  }
  Object.assign(globalThis, device)
  await jest.isolateModulesAsync(async () => void (await import('./retired-worker')))
  const dispatch = async (type: string) => {
    const works: Promise<unknown>[] = []
    heard.get(type)?.({ waitUntil: (work) => works.push(work) })
    await Promise.all(works)
  }
  return { dispatch, done: () => deeds.splice(0) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('empties all caches while it is installed, and does not wait there for its own end (A4-67)', async () => {
  const { dispatch, done } = await startWorker('site-page-1', 'site-asset-1')
  await dispatch('install')
  expect(done()).toEqual(['ask', 'delete site-page-1', 'delete site-asset-1'])
})

it('asks again until it is in place, as a former worker that was started anew stays (A4-67)', async () => {
  const { dispatch, done } = await startWorker()
  await dispatch('install')
  done()
  jest.advanceTimersByTime(3000)
  expect(done()).toEqual(['ask', 'ask', 'ask'])
  await dispatch('activate')
  done()
  jest.advanceTimersByTime(3000)
  expect(done()).toEqual([])
})

it('empties what the former worker kept meanwhile, then takes itself away (A4-67)', async () => {
  const { dispatch, done } = await startWorker('site-asset-1')
  await dispatch('activate')
  expect(done()).toEqual(['delete site-asset-1', 'unregister'])
})
