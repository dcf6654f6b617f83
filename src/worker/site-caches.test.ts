import type { strategies as Strategies } from './site-caches'
import type { ExtendableEvent } from './worker-scope'

jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }))

const origin = 'https://stagona.example'

/** The part of an event in use; Workbox checks its class. */
class WorkerEvent {
  waitUntil = () => {}
}

Object.assign(globalThis, {
  self: globalThis,
  location: new URL(origin),
  registration: { scope: `${origin}/` },
  ExtendableEvent: WorkerEvent,
  FetchEvent: WorkerEvent,
  // Workbox's own notes for developers.
  __WB_DISABLE_DEV_LOGS: true,
})

const index = `${origin}/search-index/help.json`
const good = '{"path":[]}'
const signIn = '<title>Sign in</title>'

/** One cache for all names, by address. */
function startCaches(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  const key = (request: Request | string) => (typeof request === 'string' ? request : request.url)
  const match = async (request: Request | string) => {
    const body = stored.get(key(request))
    return body === undefined ? undefined : answer(body, 'application/json')
  }
  const put = async (request: Request | string, response: Response) => {
    stored.set(key(request), await response.text())
  }
  Object.assign(globalThis, {
    caches: {
      match,
      open: async () => ({ match, put, keys: async () => [] }),
      keys: async () => [],
    },
  })
  return stored
}

function answer(body: string, type: string): Response {
  const headers = { 'content-type': type, 'cache-control': 'no-cache' }
  return ofSite(new Response(body, { headers }))
}

/** A response of the site itself, and its clones. */
function ofSite(response: Response): Response {
  const clone = () => ofSite(Response.prototype.clone.call(response))
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: clone } })
}

async function strategies(): Promise<typeof Strategies> {
  return jest.requireActual<typeof import('./site-caches')>('./site-caches').strategies
}

/** What a page gets for the index, and what is stored then. */
async function ask(kind: keyof typeof Strategies, url: string) {
  const event: object = new WorkerEvent()
  const strategy = (await strategies())[kind]
  const call = { request: new Request(url), event: event as ExtendableEvent }
  const [response, done] = strategy.handleAll(call)
  const text = await response.then(
    (found) => found.text(),
    () => null,
  )
  await done.catch(() => {})
  return text
}

const respondWith = (body: string, type: string) => {
  globalThis.fetch = async () => answer(body, type)
}

it('stores the data of pages, and answers with them without a connection', async () => {
  const stored = startCaches()
  respondWith(good, 'application/json')
  expect(await ask('pageData', index)).toBe(good)
  expect(stored.get(index)).toBe(good)
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await ask('pageData', index)).toBe(good)
})

it('keeps the data that it has where the network answers with a page', async () => {
  const stored = startCaches({ [index]: good })
  respondWith(signIn, 'text/html')
  expect(await ask('pageData', index)).toBe(good)
  expect(stored.get(index)).toBe(good)
})

it.each([
  ['page', `${origin}/about`, 'text/html', 'application/json'],
  ['asset', `${origin}/app-0123456789abcdef0123.js`, 'text/javascript', 'text/html'],
  ['picture', `${origin}/images/default.svg`, 'image/svg+xml', 'text/html'],
  ['pageData', index, 'application/json', 'text/html'],
] as const)('stores a %s, but nothing of another type', async (kind, url, type, other) => {
  const stored = startCaches()
  respondWith('other', other)
  await ask(kind, url)
  expect([...stored]).toEqual([])
  respondWith('right', type)
  await ask(kind, url)
  expect([...stored]).toEqual([[url, 'right']])
})

describe('the installation', () => {
  const install = async (path: string, response: Response) => {
    const { installRightTypes } =
      jest.requireActual<typeof import('./site-caches')>('./site-caches')
    const request = new Request(origin + path)
    return (await installRightTypes.cacheWillUpdate({ request, response })) !== null
  }

  it.each([
    ['/search-index/help.json', 'application/json', true],
    ['/search-index/help.json', 'text/html', false],
    ['/search', 'text/html; charset=utf-8', true],
    ['/search', 'application/json', false],
    ['/app-0123456789abcdef0123.js', 'text/html', false],
  ])('of %s as %s succeeds: %s', async (path, type, isRight) => {
    expect(await install(path, answer('', type))).toBe(isRight)
  })
})
