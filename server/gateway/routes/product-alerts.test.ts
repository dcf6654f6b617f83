import { pageOf } from '#upstream/testing/api-answers'
import { alertRow, productRow } from '#upstream/testing/catalogue-rows'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

const restock = { product: 41, kind: 'restock' }

interface Turn {
  status: number
  body?: unknown
}
const made: Turn = { status: 201, body: alertRow }
const known: Turn = { status: 409, body: { detail: 'You already have an active alert.' } }

/** A gateway whose API answers the alerts in turn. */
function shop(turns: Record<string, Turn[]>, address?: string) {
  const sent: [string, unknown][] = []
  const started = startGateway({
    ...(address && { connection: { address } }),
    upstream: (url, { method, body }) => {
      const path = new URL(url).pathname.replace('/api/v1', '')
      if (!path.startsWith('/product/alert')) return Response.json({ detail: '' }, { status: 404 })
      sent.push([`${method} ${path}`, typeof body === 'string' ? JSON.parse(body) : null])
      const turn = turns[method]?.shift() ?? made
      if (turn.status === 204) return new Response(null, { status: 204 })
      return Response.json(turn.body ?? {}, { status: turn.status })
    },
  })
  const post = async (body: object, headers: Record<string, string> = ownScript) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await started.ask('/api/products/alerts', init)
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  return { ...started, sent, post }
}

describe('an alert of a guest (R433)', () => {
  it('is made for the address in its one form, and says nothing of it', async () => {
    const { post, sent } = shop({})
    const { status, body } = await post({ ...restock, email: ' Nefeli@Example.GR ' })
    expect(status).toBe(201)
    expect(sent).toEqual([['POST /product/alert', { ...restock, email: 'nefeli@example.gr' }]])
    expect(JSON.stringify(body)).not.toMatch(/nefeli|uuid|user/)
  })

  it.each([
    ['NEFELI@EXAMPLE.GR', 'nefeli@example.gr'],
    ['Νεφέλη <nefeli@example.gr>', 'nefeli@example.gr'],
    ['Nefeli@Παράδειγμα.gr', 'nefeli@xn--hxajbheg2az3al.gr'],
    ['nefeli@XN--HXAJBHEG2AZ3AL.GR', 'nefeli@xn--hxajbheg2az3al.gr'],
    ['nefeli@παράδειγμα.gr'.normalize('NFD'), 'nefeli@xn--hxajbheg2az3al.gr'],
    ['\u200bnefeli@example.gr\u00a0', 'nefeli@example.gr'],
  ])('goes to one form of an address: %s', async (email, sentTo) => {
    const { post, sent } = shop({})
    expect((await post({ ...restock, email })).status).toBe(201)
    expect(sent).toMatchObject([['POST /product/alert', { email: sentTo }]])
  })

  it('needs an address', async () => {
    const { post, sent } = shop({})
    expect(await post(restock)).toMatchObject({
      status: 400,
      body: { data: { email: [expect.any(String)] } },
    })
    expect(sent).toEqual([])
  })

  it.each([
    [known, 409, 'alertKnown'],
    [{ status: 403 }, 403, 'alertNotOffered'],
  ])('is refused by a name where the API answers %j', async (turn, status, code) => {
    const { post, sent } = shop({ POST: [turn] })
    const email = 'nefeli@example.gr'
    expect(await post({ ...restock, email })).toMatchObject({ status, body: { data: { code } } })
    expect(sent).toHaveLength(1)
  })

  it('is one of ten a day for a mailbox, however it is spelled', async () => {
    const { post } = shop({})
    const ask = (at: number) =>
      post({ ...restock, product: at + 1, email: `anna+${at}@example.gr` })
    for (let at = 0; at < 10; at += 1) expect((await ask(at)).status).toBe(201)
    const refused = await ask(10)
    expect(refused).toMatchObject({ status: 429, body: { data: { code: 'tooManyMails' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await post({ ...restock, email: 'eleni@example.gr' })).status).toBe(201)
  })

  it('is one of twenty a day for a client', async () => {
    const { post } = shop({}, '203.0.113.7')
    const ask = (at: number) => post({ ...restock, email: `person${at}@example.gr` })
    for (let at = 0; at < 20; at += 1) expect((await ask(at)).status).toBe(201)
    expect((await ask(20)).status).toBe(429)
  })
})

describe('an alert of a member', () => {
  async function memberShop(turns: Record<string, Turn[]>) {
    const started = shop(turns)
    const headers = { ...ownScript, cookie: await started.cookieOf(memberSession) }
    return { ...started, ask: (body: object) => started.post(body, headers) }
  }

  it('goes to their own address', async () => {
    const { ask, sent } = await memberShop({})
    expect((await ask({ ...restock, email: 'other@example.gr' })).status).toBe(201)
    expect(sent).toEqual([['POST /product/alert', restock]])
  })

  it('is made anew where the last one was sent', async () => {
    const own = { ...alertRow, user: 7, email: null, isActive: false }
    const over = [own, { ...own, id: 13, kind: 'price_drop' }, { ...own, id: 14, user: 8 }]
    const { ask, sent } = await memberShop({
      POST: [known, made],
      GET: [{ status: 200, body: over }],
      DELETE: [{ status: 204 }],
    })
    expect((await ask(restock)).status).toBe(201)
    expect(sent.map(([call]) => call)).toEqual([
      'POST /product/alert',
      'GET /product/alert',
      'DELETE /product/alert/12',
      'POST /product/alert',
    ])
  })

  it('is known where the last one still waits', async () => {
    const { ask } = await memberShop({ POST: [known], GET: [{ status: 200, body: [] }] })
    expect(await ask(restock)).toMatchObject({
      status: 409,
      body: { data: { code: 'alertKnown' } },
    })
  })
})

describe('the list of a member (R436)', () => {
  const own = { ...alertRow, user: memberSession.userId, email: null }

  async function listed(
    rows: object[],
    query = '',
    broken: () => Response | Promise<Response> = () => new Response(),
  ) {
    const started = startGateway({
      upstream: (url) => {
        const { pathname } = new URL(url)
        const id = Number(pathname.split('/product/')[1])
        if (pathname.endsWith('/product/alert')) return Response.json(pageOf(...rows))
        if (id === 43) return broken()
        return id === 41
          ? Response.json({ ...productRow, id, active: false })
          : Response.json({ detail: '' }, { status: 404 })
      },
    })
    const headers = { ...ownScript, cookie: await started.cookieOf(memberSession) }
    const answer = await started.ask(`/api/products/alerts${query}`, { headers })
    return { answer, body: await answer.json(), upstream: started.calls.map(({ url }) => url) }
  }

  it('has their own alone, each with what is shown of its product, and no address', async () => {
    const sent = { ...own, id: 13, product: 999, isActive: false, notifiedAt: own.createdAt }
    const { body } = await listed([own, { ...own, id: 14, user: 8 }, sent])
    expect(body.results).toMatchObject([
      { id: 12, isActive: true, product: { id: 41, active: false, slug: productRow.slug } },
      { id: 13, isActive: false, product: null },
    ])
    expect(JSON.stringify(body)).not.toMatch(/email|user|uuid/)
  })

  it('is asked for one product, too, of what still waits (R465)', async () => {
    const { upstream } = await listed([own], '?product=41&kind=restock&isActive=true&pageSize=1')
    expect(upstream[0]).toMatch(/product=41/)
    expect(upstream[0]).toMatch(/kind=restock/)
    expect(upstream[0]).toMatch(/isActive=true|is_active=true/)
  })

  it.each([
    ['an error', () => Response.json({ detail: '' }, { status: 500 })],
    ['a page of HTML', () => new Response('<h1>Maintenance</h1>')],
    ['a refusal for now', () => Response.json({ detail: '' }, { status: 503 })],
    ['nothing at all', () => new Promise<Response>(() => {})],
    ['nothing of a product', () => Response.json({})],
    [
      'a product of which a field is null',
      () => Response.json({ ...productRow, id: 43, slug: null }),
    ],
  ])('has an alert whose product is answered with %s, and all others (R540)', async (_, broken) => {
    const { body } = await listed([own, { ...own, id: 13, product: 43 }], '', broken)
    expect(body.results).toMatchObject([
      { id: 12, product: { id: 41 }, hasUnreadProduct: false },
      { id: 13, product: null, hasUnreadProduct: true },
    ])
  })

  it('reads a product of two alerts once', async () => {
    const { upstream } = await listed([own, { ...own, id: 13, kind: 'price_drop' }])
    expect(upstream.filter((url) => url.endsWith('/product/41'))).toHaveLength(1)
  })
})
