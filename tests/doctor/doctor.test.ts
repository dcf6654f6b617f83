import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { serveSockets } from '#emulator/notifications/socket-server'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { examined, type Served, served } from './examined'
import { otherApi } from './other-api'

jest.setTimeout(60_000)

const publicUrl = 'http://localhost:8000'
const unsubscribe = '/api/v1/user/unsubscribe/doctor'
const customer = {
  DOCTOR_EMAIL: 'customer@example.gr',
  DOCTOR_PASSWORD: 'mikromathisi-2026',
}

/** A host of the API with the rule of docs/your-api-your-shop.md. */
const handsOver = ({ url }: Request) => leadsTo(`${publicUrl}${new URL(url).pathname}`)
const leadsTo = (location: string) => new Response(null, { status: 302, headers: { location } })

describe('the doctor with the emulator', () => {
  let emulator: SeededEmulator
  let api: Served
  let endSockets: () => void
  beforeAll(async () => {
    emulator = await seededEmulator({ siteUrl: publicUrl })
    const server = createAdaptorServer({ fetch: emulator.app.fetch }) as Server
    endSockets = serveSockets(server, emulator.app, emulator.live)
    api = await served(server)
  })
  afterAll(async () => {
    endSockets()
    await api.close()
    emulator.store.close()
  })

  it('finds that all fits, says for which version and whose domain, and writes nothing', async () => {
    const args = ['--upstream', api.url, '--public-url', publicUrl]
    const { code, output, errors, requests } = await examined(args, customer, handsOver)
    expect(output.split('\n').filter((line) => /^ {2}(?!fits)/.test(line))).toEqual([])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('The shop is for v3.6 of the API.')
    expect(output).toContain('localhost is Σταγόνα, blog on.')
    for (const tried of [
      ...['webp', 'jpg'],
      ...['/ws/notifications/', '/shipping/options', '/settings/get?key=CHECKOUT_SHIPPING_PRICE'],
      ...['https://api.localhost/api/v1/user/unsubscribe/doctor', 'asked by the gateway'],
      ...['?minFinalPrice=', '?category=', '?productId=', '?product='],
    ]) {
      expect(output).toContain(tried)
    }
    expect(output).toContain('No ORDER_MAIL=sent: the shop promises no mail of an order.')
    expect(output).toContain(`the bank must return to ${publicUrl}/checkout/viva-return.`)
    expect(output).toMatch(/\n\d\d fit, 0 differ, 0 are missing\.\n$/)
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([
      'POST /_allauth/app/v1/auth/login',
      'DELETE /_allauth/app/v1/auth/session',
    ])
    expect(output).not.toMatch(/customer@|mikromathisi-/)
  })

  it('finds filters that the API ignores, and says what follows', async () => {
    const deaf = await served({
      fetch: (request) => {
        const url = new URL(request.url)
        for (const key of ['minFinalPrice', 'category', 'productId']) url.searchParams.delete(key)
        return emulator.app.fetch(new Request(url, request))
      },
    })
    const { code, output } = await examined(['--upstream', deaf.url])
    await deaf.close()
    expect(code).toBe(1)
    for (const filter of ['product?minFinalPrice=', 'product?category=', 'review?productId=']) {
      const line = output.split('\n').findIndex((one) => one.includes(filter))
      expect(output.split('\n')[line]).toMatch(/^ {2}differs {2}.* \d+ of \d+ rows do not match$/)
      expect(output.split('\n')[line + 1]).toContain('The API ignores this filter')
    }
    expect(output).toMatch(/fits {5}\S+\/product\?maxFinalPrice=0/)
    expect(output).toMatch(/differs {2}\/ws\/notifications\/ .*\n.*UPSTREAM_URL/)
  })

  it.each([
    ['a placeholder', 200],
    ['answered 400', 400],
    ['answered 404', 404],
  ])('says that the image service has no picture: %s', async (note, status) => {
    const headers = { 'content-type': 'image/webp' }
    const images = await served({ fetch: () => new Response('drop', { status, headers }) })
    const { code, output } = await examined(['--upstream', api.url, '--image-service', images.url])
    await images.close()
    expect(code).toBe(1)
    expect(output).toMatch(
      new RegExp(`(?:differs|missing) +/media_stream-image/.*${note}.*\n.*IMAGE_SERVICE_URL`),
    )
  })

  it('examines public endpoints without an account, and says so', async () => {
    const { code, output, requests } = await examined(['--upstream', api.url])
    expect(output).toContain('Private parts: no account')
    expect(requests.every((request) => request.startsWith('GET '))).toBe(true)
    expect(code).toBe(0)
  })

  it.each(['twofactor', 'unverified', 'nobody'])('says that %s cannot be used', async (name) => {
    const env = { ...customer, DOCTOR_EMAIL: `${name}@example.gr` }
    const { code, output } = await examined(['--upstream', api.url], env)
    expect(output).toContain('Private parts: a password alone signs nobody in')
    expect(code).toBe(1)
  })

  it('warns that the shop may be shown to nobody, unless it is shown to everybody', async () => {
    const args = ['--upstream', api.url]
    const warning = 'with SHOP_AUDIENCE=everyone, everybody sees it'
    expect((await examined(args)).output).toContain(warning)
    expect((await examined(args, { SHOP_AUDIENCE: 'everyone' })).output).not.toContain(warning)
  })

  it.each<[string, string, (() => Response) | undefined]>([
    ['acts by itself', 'differs', () => Response.json({ error: 'Invalid' }, { status: 400 })],
    ['answers nothing of it', 'differs', () => new Response('', { status: 404 })],
    ['leads elsewhere', 'differs', () => leadsTo(`https://other.example${unsubscribe}`)],
    ['leads to the start page', 'differs', () => leadsTo(`${publicUrl}/`)],
    ['is not reachable', 'unseen', undefined],
  ])('tells of a host of mail links that %s', async (_, result, mailHost) => {
    const { code, output } = await examined(['--upstream', api.url], customer, mailHost)
    const lines = output.split('\n')
    const at = lines.findIndex((line) => line.includes(`https://api.localhost${unsubscribe}`))
    expect(lines[at]?.trim()).toMatch(new RegExp(`^${result}\\b`))
    const isAdvised = lines[at + 1]?.includes('docs/your-api-your-shop.md, step 5') ?? false
    expect({ code, isAdvised }).toEqual(
      result === 'differs' ? { code: 1, isAdvised: true } : { code: 0, isAdvised: false },
    )
  })

  it('finds that the API hands over what the gateway asks, too', async () => {
    const all = await served({
      fetch: (request) => {
        const isLink = new URL(request.url).pathname === unsubscribe
        return isLink ? leadsTo(`${publicUrl}${unsubscribe}`) : emulator.app.fetch(request)
      },
    })
    const { output } = await examined(['--upstream', all.url], {}, handsOver)
    await all.close()
    expect(output).toMatch(/differs {2}\S+\/unsubscribe\/doctor +.*asked by the gateway\n.*step 5/)
  })

  it('says that a domain is none of the API', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://elsewhere.example']
    const { code, output } = await examined(args)
    expect(output).toContain('elsewhere.example is no domain of a shop of this API.')
    expect(code).toBe(1)
  })
})

describe('the doctor with another API', () => {
  let api: Served
  beforeAll(async () => {
    api = await served(otherApi())
  })
  afterAll(() => api.close())

  it('reports by field what differs, what is missing and what it could not examine', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://shop.example.gr']
    const { code, output } = await examined(args)
    expect(code).toBe(1)
    expect(output).toMatch(/differs {2}\S+\/product +1 of 1 rows: .*\bprice\b/)
    expect(output).toMatch(/missing {2}\S+\/blog\/post +answered 404/)
    expect(output).toMatch(/differs {2}\S+\/country +answered 502/)
    expect(output).toMatch(/unseen {3}\S+\/region +too many requests/)
    expect(output).toMatch(/unseen {3}\S+\/blog\/post\/\{id\} +no row to ask for/)
    expect(output).toMatch(/differs {2}\S+\/blog\/tag +no list/)
    expect(output).toMatch(/fits {5}\S+\/blog\/author +0 rows/)
    expect(output).toMatch(/differs {2}\S+\/health +.*\bredis\b/)
  })

  it('says to which domain passkeys and mails belong', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://shop.example.gr']
    const { output } = await examined(args)
    expect(output).toContain('shop.example.gr is Μικρό, blog off.')
    expect(output).toContain('Passkeys and links of mails are of mikro.example')
  })

  it('reports the target of a redirect, and does not follow it', async () => {
    const { code, errors, requests } = await examined(['--upstream', api.url])
    expect({ code, calls: requests.length }).toEqual({ code: 2, calls: 1 })
    expect(errors).toContain('answered 301 and leads to https://api.example.gr/api/v1/health')
  })
})

describe('the doctor with an API that writes to the terminal', () => {
  it('prints one plain line for each thing, which no answer can forge', async () => {
    const evil = '\u001b[2J\r\n  fits     /forged\n\u202e\u0000\u2028  fits     /forged '
    const app = new Hono()
    app.get('/api/v1/tenant/resolve', (c) =>
      c.json({ storeName: evil, primaryDomain: evil.repeat(30), blogEnabled: true }),
    )
    app.get('/api/v1/product', (c) => c.body(`{"a": "${evil}`, 200))
    app.get('/api/v1/blog/tag', (c) => c.json([{ translations: { [evil]: 1 } }]))
    app.get('/api/v1/blog/post', (c) => c.json([{ mainImagePath: evil }]))
    app.get('/api/v1/product/review', (c) =>
      c.body(null, 302, { location: 'https://x.example/\u009b2J' }),
    )
    const api = await served(app)
    const { output } = await examined(['--upstream', api.url])
    await api.close()
    expect(output.replaceAll('\n', '')).not.toMatch(/\p{C}|\p{Zl}|\p{Zp}/u)
    expect(output).not.toMatch(/^ *fits +\/forged/m)
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(500)
  })
})

describe('the doctor with an API that does not answer', () => {
  let api: Served
  afterEach(() => api.close())

  it('reports a refused connection', async () => {
    api = await served(createServer())
    await api.close()
    const { code, errors } = await examined(['--upstream', api.url])
    expect(code).toBe(2)
    expect(errors).toMatch(/^Nothing was examined\. \S+: not reachable \(.+\)\n$/)
  })

  it('respects the timeout', async () => {
    api = await served(createServer())
    const env = { UPSTREAM_TIMEOUT_MS: '50' }
    const { code, errors } = await examined(['--upstream', api.url], env)
    expect(code).toBe(2)
    expect(errors).toContain('no answer within 0.05 s')
  })
})

describe('the command line of the doctor', () => {
  it.each([
    [[], '--upstream takes an origin such as https://api.example.gr'],
    [['--upstream', 'api'], '--upstream takes an origin such as https://api.example.gr'],
    [['--upstream', 'http://x/api/v1'], '--upstream takes an origin'],
    [['--upstream', 'http://x', '--public-url', 'ftp://x'], '--public-url takes an origin'],
    [['--upstream', 'http://x', '--image-service', 'x/y'], '--image-service takes an origin'],
    [['--upstream', 'http://x', '--password', 'geheim'], "Unknown option '--password'"],
    [['--upstream', 'http://x', '--password=geheim'], "Unknown option '--password'"],
    [['--upstraem', 'http://x'], "Unknown option '--upstraem'"],
  ])('refuses %p', async (args, reason) => {
    const { code, errors, requests } = await examined(args)
    expect({ code, requests }).toEqual({ code: 2, requests: [] })
    expect(errors).toContain(reason)
    expect(errors).not.toContain('geheim')
  })

  it('prints its usage', async () => {
    const { code, output } = await examined(['--help'])
    expect(code).toBe(0)
    expect(output).toContain('Usage: npm run doctor')
  })
})
