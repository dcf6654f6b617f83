import { startGateway } from '../testing/start-gateway'

function report(body: string, type = 'application/csp-report', from: Record<string, string> = {}) {
  const gateway = startGateway()
  const answer = gateway.ask('/api/_csp', {
    method: 'POST',
    headers: { 'content-type': type, ...from },
    body,
  })
  return { ...gateway, answer }
}

it('logs what a browser blocked, with origins only', async () => {
  const body = JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost:8000/account/password/reset/key/abc-secret',
      'blocked-uri': 'https://evil.example/x.js?token=1',
      'effective-directive': 'script-src-elem',
    },
  })
  const { answer, log, calls } = report(body)
  expect((await answer).status).toBe(204)
  expect(log).toContainEqual(
    expect.objectContaining({
      event: 'policy-report',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      document: 'http://localhost:8000',
    }),
  )
  expect(JSON.stringify(log)).not.toContain('secret')
  expect(calls).toEqual([])
})

it('reads the newer format too, five reports at a time', async () => {
  const one = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'inline' },
  }
  const { answer, log } = report(JSON.stringify(Array(9).fill(one)), 'application/reports+json')
  expect((await answer).status).toBe(204)
  expect(log.filter(({ event }) => event === 'policy-report')).toHaveLength(5)
})

it('accepts 8 kB and not a byte more', async () => {
  const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
  expect((await report(sized(8192)).answer).status).toBe(204)
  expect((await report(sized(8193)).answer).status).toBe(413)
})

it.each(['', 'x', '[', '"'])('answers 400 to %j', async (body) => {
  expect((await report(body).answer).status).toBe(400)
})

it.each(['null', '7', '[null]', '{"csp-report":null}'])('answers 204 to %s', async (body) => {
  expect((await report(body).answer).status).toBe(204)
})

const asReport = 'application/csp-report'

it.each([
  {},
  { origin: 'null' },
  { origin: 'http://localhost:8000', 'sec-fetch-site': 'same-origin' },
])('accepts reports of our own pages: %j', async (from) => {
  expect((await report('null', asReport, from).answer).status).toBe(204)
})

it.each([
  { origin: 'http://rebound.example:8000', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
])('refuses reports of other sites: %j (A2-17)', async (from) => {
  const { answer, log } = report('{"csp-report":{}}', asReport, from)
  expect((await answer).status).toBe(403)
  expect(log).not.toContainEqual(expect.objectContaining({ event: 'policy-report' }))
})
