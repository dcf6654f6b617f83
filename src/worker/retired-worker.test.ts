type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void

/** Starts the worker with these caches and records what it calls. */
async function startWorker(...names: string[]) {
  const calls: string[] = []
  const listeners = new Map<string, Listener>()
  const device = {
    self: {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting: async () => void calls.push('skipWaiting'),
      registration: { unregister: async () => void calls.push('unregister') },
    },
    caches: {
      keys: async () => names,
      delete: async (name: string) => void calls.push(`delete ${name}`),
    },
  }
  Object.assign(globalThis, device)
  await jest.isolateModulesAsync(async () => void (await import('./retired-worker')))
  const dispatch = async (type: string) => {
    const works: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (work) => works.push(work) })
    await Promise.all(works)
  }
  return { dispatch, done: () => calls.splice(0) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('deletes all caches at installation, and does not unregister there (A4-67)', async () => {
  const { dispatch, done } = await startWorker('site-page-1', 'site-asset-1')
  await dispatch('install')
  expect(done()).toEqual(['skipWaiting', 'delete site-page-1', 'delete site-asset-1'])
})

it('repeats skipWaiting until activation, for a former worker that was restarted (A4-67)', async () => {
  const { dispatch, done } = await startWorker()
  await dispatch('install')
  done()
  jest.advanceTimersByTime(3000)
  expect(done()).toEqual(['skipWaiting', 'skipWaiting', 'skipWaiting'])
  await dispatch('activate')
  done()
  jest.advanceTimersByTime(3000)
  expect(done()).toEqual([])
})

it('deletes what was cached meanwhile on activation, then unregisters (A4-67)', async () => {
  const { dispatch, done } = await startWorker('site-asset-1')
  await dispatch('activate')
  expect(done()).toEqual(['delete site-asset-1', 'unregister'])
})
