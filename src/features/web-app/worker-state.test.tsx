import type * as State from './worker-state'
import type { WorkerEvent } from './worker-watch'

let mockSend: (event: WorkerEvent) => void
const mockRegistration = { active: { postMessage: jest.fn() } }
jest.mock('./worker-watch', () => ({
  watchWorker: async ({ send, onRegistration }: Parameters<typeof mockWatch>[0]) =>
    mockWatch({ send, onRegistration }),
}))

function mockWatch({
  send,
  onRegistration,
}: {
  send: typeof mockSend
  onRegistration: (r: object) => void
}) {
  mockSend = send
  onRegistration(mockRegistration)
}

async function open(): Promise<typeof State> {
  jest.resetModules()
  const state = await import('./worker-state')
  state.watchWorkerState(() => {})
  return state
}

it('records when pages work offline, without a call for the update machine', async () => {
  const { workerState } = await open()
  expect(workerState()).toEqual({ isJoined: false, worksOffline: false, updateCalls: 0 })
  mockSend({ type: 'worker.ready' })
  expect(workerState()).toEqual({ isJoined: true, worksOffline: true, updateCalls: 0 })
})

it('is joined without a worker if registration is impossible (R226)', async () => {
  const { workerState } = await open()
  mockSend({ type: 'worker.failed' })
  expect(workerState()).toEqual({ isJoined: true, worksOffline: false, updateCalls: 0 })
})

it.each(['worker.waits', 'worker.takesOver'] as const)('counts a call at %s', async (type) => {
  const { workerState } = await open()
  mockSend({ type })
  expect(workerState().updateCalls).toBe(1)
})

it('calls for the update machine when the tab becomes visible, and after an hour', async () => {
  jest.useFakeTimers()
  const { workerState } = await open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(workerState().updateCalls).toBe(1)
  jest.advanceTimersByTime(3_600_000)
  expect(workerState().updateCalls).toBe(2)
  jest.useRealTimers()
})

it('passes all events to the update machine, also those before it started', async () => {
  const { followWorker, postToWorker, workerRegistration } = await open()
  mockSend({ type: 'worker.ready' })
  const events: WorkerEvent[] = []
  const stop = followWorker((event) => events.push(event))
  mockSend({ type: 'worker.takesOver' })
  stop()
  mockSend({ type: 'worker.waits' })
  expect(events).toEqual([{ type: 'worker.ready' }, { type: 'worker.takesOver' }])
  expect(workerRegistration()).toBe(mockRegistration)
  postToWorker({ type: 'keep' })
  expect(mockRegistration.active.postMessage).toHaveBeenCalledWith({ type: 'keep' })
})
