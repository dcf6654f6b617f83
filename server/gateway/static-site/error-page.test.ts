import { siteOf, startGateway } from '../testing/start-gateway'

const site = siteOf({ '/index.html': 'home', '/404.html': 'the 404 page of the site' })
const typed = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const opened = { ...typed, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

const cases: readonly [string, number, RegExp][] = [
  ['/about%', 400, /Η διεύθυνση δεν ανοίγει/],
  ['/%E0%A4%A', 400, /Η διεύθυνση δεν ανοίγει/],
  ['/a%00b', 400, /Η διεύθυνση δεν ανοίγει/],
  [`/${'a'.repeat(5000)}`, 400, /Η διεύθυνση δεν ανοίγει/],
  ['/nothing', 404, /the 404 page of the site/],
  ['/nothing.pdf', 404, /the 404 page of the site/],
  ['/auth/nothing', 404, /the 404 page of the site/],
  ['/api/nothing', 404, /the 404 page of the site/],
  ['/ws/notifications/', 426, /Η διεύθυνση δεν ανοίγει/],
  ['/api/user/account/7', 401, /Η διεύθυνση δεν ανοίγει/],
]

it.each(cases.flatMap((row) => [typed, opened].map((headers) => [...row, headers] as const)))(
  'shows a Greek page where %s is opened and answered with %i',
  async (path, status, text, headers) => {
    const { app } = startGateway({ site })
    const answer = await app.request(`http://localhost${path}`, { headers }, { target: path })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("style-src-attr 'unsafe-inline'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await answer.text()).toMatch(text)
  },
)

it.each(cases)('answers %s to programs without a page: %i', async (path, status) => {
  const { app } = startGateway({ site })
  const headers = { accept: '*/*', 'sec-fetch-dest': 'empty' }
  const answer = await app.request(`http://localhost${path}`, { headers }, { target: path })
  expect(answer.status).toBe(status)
  const isFileOfSite = path === '/nothing'
  if (!isFileOfSite) expect(answer.headers.get('content-type')).not.toContain('text/html')
})

it('shows the wait where there were too many requests, with the header', async () => {
  const { app } = startGateway({ variables: { REQUESTS_PER_MINUTE: '1' }, site })
  const ask = () => app.request('/api/health', { headers: opened }, { address: '203.0.113.5' })
  await ask()
  const answer = await ask()
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await answer.text()).toContain('Περιμένετε λίγο')
})

it.each([
  [() => new Response(null, { status: 503 }), 503, 'Επιστρέφουμε σε λίγο'],
  [() => new Response('<h1>Server Error</h1>'), 502, 'Επιστρέφουμε σε λίγο'],
] as const)('shows that the upstream is not available: %#', async (upstream, status, text) => {
  const { ask } = startGateway({ upstream, site })
  const answer = await ask('/api/products', { headers: opened })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(text)
})

it('shows a page for a form that is sent to a page', async () => {
  const { ask } = startGateway({ site })
  const answer = await ask('/', { method: 'POST', headers: opened })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await answer.text()).toMatch(/<h1/)
})

it('needs no published site', async () => {
  const { ask } = startGateway()
  const answer = await ask('/api/nothing', { headers: opened })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Η σελίδα δεν βρέθηκε')
})
