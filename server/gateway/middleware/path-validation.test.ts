import { startGateway } from '../testing/start-gateway'

const refused = [
  '/api/..%2fadmin',
  '/api/products%2f3',
  '/api/products%2F3',
  '/api/products%5c3',
  '/api/%00',
  '/api/%0d%0aset-cookie:x',
  '/api/%1f',
  '/api/%7f',
  '/api/%c2%85',
  '/api//products',
  '//api/products',
  '//evil.example\\x/%5c',
  '/api/%c0%af',
  '/api/%',
  '/api/%zz',
  '/about%',
]

const refusedRaw = [
  '/api/../admin',
  '/api/./products',
  '/api/%2e%2e/admin',
  '/api/%2E./admin',
  '/..',
  '/api\\products',
  '/\\evil.example',
  'http://evil.example/api/products',
  'https://localhost:8000/api/products',
  '*',
  '',
  '/api/προϊόν',
  `/${'a'.repeat(5000)}`,
]

it.each(refused)('answers 400 to %s without an upstream call (A1-12)', async (path) => {
  const { ask, calls } = startGateway()
  const answer = await ask(`http://localhost${path}`)
  expect(answer.status).toBe(400)
  expect(calls).toEqual([])
})

it.each([
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/products//29?from=//x', '/products/29?from=//x'],
  ['/about//', '/about'],
  ['//', '/'],
])('redirects %s to %s, on this host', async (path, location) => {
  const { app, calls } = startGateway()
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request('/', { method }, { target: path })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  }
  expect((await app.request('/', { method: 'POST' }, { target: path })).status).toBe(400)
  expect(calls).toEqual([])
})

it.each(refusedRaw)(
  'answers 400 to the raw target %s, although the URL is clean',
  async (target) => {
    const { app, calls } = startGateway()
    const answer = await app.request('/api/products', {}, { target })
    expect(answer.status).toBe(400)
    expect(calls).toEqual([])
  },
)

it.each(['/api/products?next=//evil.example', '/api/products?q=%2f%5c%00', '/api/health'])(
  'accepts %s, as only paths are split',
  async (target) => {
    const { app } = startGateway()
    expect((await app.request(target, {}, { target })).status).toBe(200)
  },
)
