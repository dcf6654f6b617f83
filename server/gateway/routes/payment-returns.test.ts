import { startGateway } from '../testing/start-gateway'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** As a browser sends the form of another site: without our cookies and header. */
const opened = {
  ...form,
  origin: 'https://www.vivapayments.com',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

async function post(address: string, body: string, headers: Record<string, string> = opened) {
  const { app, calls } = startGateway()
  const answer = await app.request(address, { method: 'POST', body, headers })
  return { status: answer.status, location: answer.headers.get('location'), answer, calls }
}

describe('a bank that returns by a form (R463)', () => {
  it.each([
    ['/checkout/viva-return', 's=7&t=8&eventId=0', '/checkout/viva-return?s=7&t=8&eventId=0'],
    ['/checkout/viva-return?s=7', 't=8&s=9', '/checkout/viva-return?s=7&t=8&s=9'],
    ['/checkout/stripe-return?order=1', '', '/checkout/stripe-return?order=1'],
    ['/checkout/viva-return', 's=7&lang=ελ', '/checkout/viva-return?s=7&lang=%CE%B5%CE%BB'],
    ['/checkout/viva-return', `s=7&x=${'1'.repeat(201)}&t=8`, '/checkout/viva-return?s=7&t=8'],
    ['/checkout/viva-return', '', '/checkout/viva-return'],
    ['/checkout/viva-return', 's=%E0%A4%A&t=8', '/checkout/viva-return?s=%EF%BF%BD%25A&t=8'],
    ['/checkout/viva-return', '//example.gr', '/checkout/viva-return?%2F%2Fexample.gr='],
  ])('%s with %j leads to the same page', async (address, body, location) => {
    const sent = await post(address, body)
    expect([sent.status, sent.location]).toEqual([303, location])
    expect(sent.calls).toEqual([])
    expect(sent.answer.headers.getSetCookie()).toEqual([])
  })

  it('keeps the address of a body that is no form', async () => {
    const sent = await post('/checkout/viva-return?s=7', '{}', { 'content-type': 'text/plain' })
    expect([sent.status, sent.location]).toEqual([303, '/checkout/viva-return?s=7'])
  })

  it('takes no large body, and no form at other pages', async () => {
    expect((await post('/checkout/viva-return', `s=${'1'.repeat(9000)}`)).status).toBe(413)
    expect((await post('/checkout', 's=7')).status).toBe(405)
  })
})
