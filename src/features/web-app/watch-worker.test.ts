import { takeOver, type WorkerNews, watchWorker } from './watch-worker'

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly said: unknown[] = []
  postMessage(message: unknown) {
    this.said.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser's registration, as far as it has come. */
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
  const news: WorkerNews['type'][] = []
  const joined = jest.fn()
  await watchWorker({ container, tell: ({ type }) => news.push(type), joined })
  return { news, joined }
}

it('tells that the first worker keeps pages now (R218)', async () => {
  const installing = new FakeWorker()
  const { container } = fakeBrowser({ installing })
  const { news } = await watched(container)
  installing.become('installed')
  expect(news).toEqual([])
  installing.become('activated')
  expect(news).toEqual(['worker.ready'])
})

it('tells so too of a first worker that is installed already, and not yet active (R218)', async () => {
  const waiting = new FakeWorker()
  const { news } = await watched(fakeBrowser({ waiting }).container)
  expect(news).toEqual([])
  waiting.become('activated')
  expect(news).toEqual(['worker.ready'])
})

it('tells of a newer one, whether it waited before or comes later (R219)', async () => {
  const [active, waiting, installing] = [new FakeWorker(), new FakeWorker(), new FakeWorker()]
  expect((await watched(fakeBrowser({ active, waiting }).container)).news).toEqual(['worker.waits'])
  const { container, fake } = fakeBrowser({ active })
  const { news } = await watched(container)
  Object.assign(fake, { installing })
  fake.dispatchEvent(new Event('updatefound'))
  installing.become('installed')
  expect(news).toEqual(['worker.ready', 'worker.waits'])
})

it('hears that another tab asked for it, and no other message', async () => {
  const { container } = fakeBrowser({ active: new FakeWorker() })
  const { news } = await watched(container)
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }))
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'takingOver' } }))
  expect(news).toEqual(['worker.ready', 'worker.takesOver'])
})

it('tells where there is none: no support, refused, broken while it is installed (R226, R324)', async () => {
  expect((await watched(undefined)).news).toEqual(['worker.failed'])
  const refusing = fakeBrowser({})
  refusing.refuse()
  const { news, joined } = await watched(refusing.container)
  expect([news, joined.mock.calls]).toEqual([['worker.failed'], []])
  const installing = new FakeWorker()
  const broken = await watched(fakeBrowser({ installing }).container)
  installing.become('redundant')
  expect(broken.news).toEqual(['worker.failed'])
})

describe('taking over', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is asked for once, and over when the newer worker is in charge (R220)', async () => {
    const [active, waiting] = [new FakeWorker(), new FakeWorker()]
    const { container, registration } = fakeBrowser({ active, waiting })
    const over = takeOver({ container, registration }, true, 4000)
    expect(waiting.said).toEqual([{ type: 'takeOver' }])
    container.dispatchEvent(new Event('controllerchange'))
    await over
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is only waited for where another tab asked, and not for ever', async () => {
    const [active, waiting] = [new FakeWorker(), new FakeWorker()]
    const { container, registration } = fakeBrowser({ active, waiting })
    const over = takeOver({ container, registration }, false, 4000)
    expect(waiting.said).toEqual([])
    jest.advanceTimersByTime(4000)
    await over
  })

  it('needs nothing where nobody waits', async () => {
    const active = new FakeWorker()
    active.become('activated')
    const { container, registration } = fakeBrowser({ active })
    await takeOver({ container, registration }, true, 4000)
    expect(jest.getTimerCount()).toBe(0)
  })
})
