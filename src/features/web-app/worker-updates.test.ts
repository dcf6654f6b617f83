import { createBackgroundPause } from '#lib/http/background-pause'
import { createApiRequest } from '#lib/http/request'
import { createSender } from '#lib/http/send-request'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { checkWorker, takeOver, watchBuilds, webAppTimes } from './worker-updates'
import { type WorkerEvent, watchWorker } from './worker-watch'

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser whose registration has these workers. */
function fakeBrowser(workers: Partial<Record<'installing' | 'waiting' | 'active', FakeWorker>>) {
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    active: null,
    ...workers,
  })
  const container = Object.assign(new EventTarget(), {
    controller: workers.active ?? null,
    startMessages: () => {},
    register: jest.fn(async () => registration),
  })
  return {
    container: container as unknown as ServiceWorkerContainer,
    registration: registration as unknown as ServiceWorkerRegistration,
    fake: registration,
    refuse: () => container.register.mockRejectedValue(new TypeError('not a script')),
  }
}

async function watched(container: ServiceWorkerContainer | undefined) {
  const events: WorkerEvent['type'][] = []
  const onRegistration = jest.fn()
  await watchWorker({ container, send: ({ type }) => events.push(type), onRegistration })
  return { events, onRegistration }
}

it('emits that the first worker is ready (R218)', async () => {
  const installing = new FakeWorker()
  const { container } = fakeBrowser({ installing })
  const { events } = await watched(container)
  installing.become('installed')
  expect(events).toEqual([])
  installing.become('activated')
  expect(events).toEqual(['worker.ready'])
})

it('emits the same for a first worker that is installed and not yet active (R218)', async () => {
  const waiting = new FakeWorker()
  const { events } = await watched(fakeBrowser({ waiting }).container)
  expect(events).toEqual([])
  waiting.become('activated')
  expect(events).toEqual(['worker.ready'])
})

it('emits a newer worker that was waiting before or is installed later (R219)', async () => {
  const [active, waiting, installing] = [new FakeWorker(), new FakeWorker(), new FakeWorker()]
  expect((await watched(fakeBrowser({ active, waiting }).container)).events).toEqual([
    'worker.waits',
  ])
  const { container, fake } = fakeBrowser({ active })
  const { events } = await watched(container)
  Object.assign(fake, { installing })
  fake.dispatchEvent(new Event('updatefound'))
  installing.become('installed')
  expect(events).toEqual(['worker.ready', 'worker.waits'])
})

it('emits the request of another tab, and no other message', async () => {
  const { container } = fakeBrowser({ active: new FakeWorker() })
  const { events } = await watched(container)
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }))
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'takingOver' } }))
  expect(events).toEqual(['worker.ready', 'worker.takesOver'])
})

it('emits a failure: no support, refused, broken during installation (R226, R324)', async () => {
  expect((await watched(undefined)).events).toEqual(['worker.failed'])
  const refusing = fakeBrowser({})
  refusing.refuse()
  const { events, onRegistration } = await watched(refusing.container)
  expect([events, onRegistration.mock.calls]).toEqual([['worker.failed'], []])
  const installing = new FakeWorker()
  const broken = await watched(fakeBrowser({ installing }).container)
  installing.become('redundant')
  expect(broken.events).toEqual(['worker.failed'])
})

describe('taking over', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is requested once, and ends when the newer worker controls the page (R220)', async () => {
    const [active, waiting] = [new FakeWorker(), new FakeWorker()]
    const { container, registration } = fakeBrowser({ active, waiting })
    const over = takeOver({ container, registration }, true, 4000)
    expect(waiting.messages).toEqual([{ type: 'takeOver' }])
    container.dispatchEvent(new Event('controllerchange'))
    await over
    expect(jest.getTimerCount()).toBe(0)
  })

  it('only waits, with a timeout, if another tab requested it', async () => {
    const [active, waiting] = [new FakeWorker(), new FakeWorker()]
    const { container, registration } = fakeBrowser({ active, waiting })
    const over = takeOver({ container, registration }, false, 4000)
    expect(waiting.messages).toEqual([])
    jest.advanceTimersByTime(4000)
    await over
  })

  it('resolves at once if no worker is waiting', async () => {
    const active = new FakeWorker()
    active.become('activated')
    const { container, registration } = fakeBrowser({ active })
    await takeOver({ container, registration }, true, 4000)
    expect(jest.getTimerCount()).toBe(0)
  })
})

const script: FakeTurn = {
  status: 200,
  body: 'self',
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
}

async function check(turn: FakeTurn, { isOnline = true, isInstalling = false } = {}) {
  const server = fakeFetch(turn)
  const update = jest.fn(async () => {})
  const installing = isInstalling ? {} : null
  await checkWorker({
    registration: { installing, update },
    isOnline: () => isOnline,
    send: createSender(server.fetch),
  })
  return { calls: server.calls, updates: update.mock.calls.length }
}

it('bypasses every cache, and updates to a script (R307, R338)', async () => {
  const { calls, updates } = await check(script)
  expect(calls).toMatchObject([{ address: '/sw.js', options: { cache: 'no-store' } }])
  expect(updates).toBe(1)
  expect(webAppTimes.workerEveryMs).toBe(3600 * 1000)
})

it.each([{ isOnline: false }, { isInstalling: true }])(
  'does not check while %j (R307)',
  async (now) => {
    expect(await check(script, now)).toEqual({ calls: [], updates: 0 })
  },
)

it.each<FakeTurn>([
  { status: 200, body: '<!doctype html>', headers: { 'content-type': 'text/html' } },
  { status: 500 },
  { status: 404 },
  'broken',
])('ignores %j', async (turn) => {
  expect((await check(turn)).updates).toBe(0)
})

const build = (id: string) => ({ status: 200, body: { id, timestamp: 1_700_000_000_000 } })

it('reports another build than at the last check, and nothing else (R225)', async () => {
  const server = fakeFetch(
    build('a1'),
    build('a1'),
    { status: 404 },
    { status: 200, body: '<!doctype html>' },
    'broken',
    build('b2'),
    build('b2'),
  )
  const builds = watchBuilds(createApiRequest(createSender(server.fetch)), createBackgroundPause())
  const results: boolean[] = []
  for (let looks = 0; looks < 7; looks += 1) results.push(await builds.check())
  expect(results).toEqual([false, false, false, false, false, true, false])
  expect(server.calls[0]).toMatchObject({
    address: '/builds/latest.json',
    options: { cache: 'no-store' },
  })
})

it('checks every hour (R354)', () => {
  expect(webAppTimes.buildsEveryMs).toBe(3_600_000)
})
