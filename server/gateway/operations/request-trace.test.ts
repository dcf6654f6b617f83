import { startGateway } from '../testing/start-gateway'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = `00-${traceId}-00f067aa0ba902b7-01`

async function passedOn(headers: Record<string, string>) {
  const { ask, calls, log } = startGateway()
  const answer = await ask('/api/products/3', { headers })
  const { traceparent = '', tracestate } = calls[0]?.headers ?? {}
  return { traceparent, tracestate, logged: log[0]?.trace, answer }
}

it('continues a trace with a new span id and the same state', async () => {
  const { traceparent, tracestate, logged } = await passedOn({
    traceparent: parent,
    tracestate: 'vendor=value',
  })
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(traceparent).not.toContain('00f067aa0ba902b7')
  expect([tracestate, logged]).toEqual(['vendor=value', traceId])
})

it.each([
  ['nothing', ''],
  ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a forbidden version', parent.replace(/^00/, 'ff')],
  ['an extra field', `${parent}-more`],
  ['capitals', parent.toUpperCase()],
])('starts a new trace for %s', async (_, given) => {
  const { traceparent, tracestate, logged } = await passedOn({
    ...(given && { traceparent: given }),
    tracestate: 'vendor=value',
  })
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(traceparent).not.toContain(traceId)
  expect(traceparent).toContain(String(logged))
  expect(tracestate).toBeUndefined()
})

it('keeps the flag of a trace that is not sampled, and reads later versions', async () => {
  expect((await passedOn({ traceparent: parent.replace(/1$/, '0') })).traceparent).toMatch(/-00$/)
  const later = await passedOn({ traceparent: `${parent.replace(/^00/, '01')}-more` })
  expect(later.traceparent).toMatch(new RegExp(`^00-${traceId}-`))
})

it('sends the duration of a request to browsers, except for the sign-in service', async () => {
  const { answer } = await passedOn({})
  expect(answer.headers.get('server-timing')).toBe('upstream;dur=0, total;dur=0')
  const { ask } = startGateway()
  const session = await ask('/api/_allauth/app/v1/auth/session')
  expect(session.headers.has('server-timing')).toBe(false)
})
