import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { assetHeaders, pageHeaders } from '#contract/site/site-headers'
import { exchangeRaw } from '#gateway/testing/raw-exchange'
import { nginxVariable } from '#scripts/publish/nginx-release'
import { contentTypes } from '#scripts/publish/wanted-files'
import { type Running, startEmulator } from '../support/programs'
import { exchange } from './support/exchange'
import { describeHost } from './support/host-contract'
import { describeMembers } from './support/member-contract'
import { type NginxSetting, nginxFolder, startNginx } from './support/nginx'
import { startGatewayOf } from './support/programs'
import { publicUrl, publishSampleSite, type SampleSite } from './support/sample-site'

let emulator: Running

beforeAll(async () => {
  emulator = await startEmulator({ PUBLIC_URL: publicUrl })
})

afterAll(() => emulator?.stop())

async function startBehind(site: NginxSetting['site'], isSecure = false) {
  const sample = await publishSampleSite()
  const gateway = await startGatewayOf(sample.project, emulator.url)
  const setting = { site, project: sample.project, gateways: [gateway.port], isSecure }
  const nginx = await startNginx(setting).catch(async (error) => {
    await gateway.stop()
    throw error
  })
  return {
    ...nginx,
    nginx,
    gateway,
    site: sample,
    async stop() {
      await nginx.stop()
      await gateway.stop()
      await sample.remove()
    },
  }
}

describeHost('nginx in front', () => startBehind('in-front.conf'), describeMembers)
describeHost('nginx with files', () => startBehind('with-files.conf'), describeMembers)

it.each(['in-front.conf', 'with-files.conf'] as const)(
  'serves by TLS and redirects to it, with %s as documented',
  async (site) => {
    const running = await startBehind(site, true)
    const plain = await exchange(running.plainPort, '/about?a=1')
    expect([plain.status, plain.headers.location]).toEqual([
      301,
      'https://shop.example.gr/about?a=1',
    ])
    const status = await new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: running.port, path: '/about' }
      request({ ...options, rejectUnauthorized: false, agent: false }, (answer) => {
        answer.resume()
        resolve([answer.statusCode, answer.headers['strict-transport-security']])
      })
        .on('error', reject)
        .end()
    })
    expect(status).toEqual([200, 'max-age=63072000'])
    await running.stop()
  },
)

describe.each(['in-front.conf', 'with-files.conf'] as const)('%s', (site) => {
  let running: Awaited<ReturnType<typeof startBehind>>
  beforeAll(async () => {
    running = await startBehind(site)
  })
  afterAll(() => running?.stop())

  const start = (line: string, ...headers: string[]) =>
    `${[line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`

  it.each([
    [400, start('GET / HTTP/1.1', 'Host: other')],
    [400, start('GET / HTTP/1.1', 'Content-Length: x')],
    [405, start('TRACE / HTTP/1.1')],
    [412, start('GET /about HTTP/1.1', 'If-Match: "other"')],
    [413, start('POST /api/contact HTTP/1.1', 'Content-Length: 9000000')],
    [414, start(`GET /${'a'.repeat(40_000)} HTTP/1.1`)],
    [501, start('POST / HTTP/1.1', 'Transfer-Encoding: foo')],
    [200, start('GET /about HTTP/1.1')],
    [404, start('GET /api/nothing HTTP/1.1')],
  ])('answers %i with headers against framing and scripts, each once', async (status, request) => {
    const { statuses, text } = await exchangeRaw(running.port, request, 3000)
    // The gateway itself has no preconditions but `If-None-Match`.
    expect(statuses).toEqual([status === 412 && site === 'in-front.conf' ? 200 : status])
    for (const name of ['content-security-policy', 'x-frame-options', 'x-content-type-options']) {
      const lines = text.split('\r\n').filter((line) => line.toLowerCase().startsWith(`${name}:`))
      expect([name, lines.length]).toEqual([name, 1])
    }
  })

  it('redirects to https with them', async () => {
    const { status, headers } = await exchange(running.plainPort, '/about')
    expect([status, headers['x-frame-options']]).toEqual([301, 'DENY'])
  })
})

describe('nginx with files and a new release', () => {
  let running: Awaited<ReturnType<typeof startBehind>>
  const pageAndPolicy = async () => {
    const { headers, body } = await exchange(running.port, '/about')
    return { page: body.toString(), policy: String(headers['content-security-policy']) }
  }
  const expectWhole = ({ page, policy }: { page: string; policy: string }, old: Site) => {
    expect(page).toBe(old.page)
    expect(policy).toContain(old.style)
  }
  interface Site {
    page: string
    style: string
  }
  const siteOf = ({ bytes, policies }: SampleSite): Site => ({
    page: bytes('/about/index.html').toString(),
    style: policies['/about/index.html']?.styles.join("' '") ?? 'none',
  })

  beforeAll(async () => {
    running = await startBehind('with-files.conf')
  })
  afterAll(() => running?.stop())

  it('serves the complete old release until a reload, then the complete new one', async () => {
    const old = siteOf(running.site)
    expectWhole(await pageAndPolicy(), old)
    await running.site.publishAgain('Νέο κείμενο')
    const later = siteOf(running.site)
    expect(later.page).not.toBe(old.page)
    expectWhole(await pageAndPolicy(), old)
    await running.nginx.reload()
    expectWhole(await pageAndPolicy(), later)
  })

  it('loses no request while it is reloaded under load', async () => {
    let isOver = false
    const statuses = new Map<number, number>()
    const visitor = async () => {
      while (!isOver) {
        const { status } = await exchange(running.port, '/about')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visitor))
    for (const text of ['Α', 'Β', 'Γ']) {
      await running.site.publishAgain(text)
      await running.nginx.reload()
    }
    isOver = true
    await visitors
    expect([...statuses.keys()]).toEqual([200])
    expect(statuses.get(200)).toBeGreaterThan(100)
  })

  it('serves pages and files while no gateway runs', async () => {
    await running.gateway.stop()
    for (const path of ['/', '/about', '/account/settings', '/sw.js', '/logo.svg']) {
      expect([path, (await exchange(running.port, path)).status]).toEqual([path, 200])
    }
    expect((await exchange(running.port, '/api/_auth/session')).status).toBe(502)
  })
})

describe('docs/deploy/nginx/with-files.conf', () => {
  const text = readFileSync(join(nginxFolder, 'with-files.conf'), 'utf8')
  const settings = {
    publicUrl,
    google: { identity: true, analytics: true },
    hsts: 'max-age=63072000',
  }

  it('adds every header that a page or a file has', () => {
    const names = [
      ...Object.keys({ ...pageHeaders(settings), ...assetHeaders(settings) }),
      'cache-control',
      'content-security-policy',
      'referrer-policy',
    ]
    const added = [...text.matchAll(/add_header (\S+) (\$\w+)(?: always)?;/g)].map(
      ([, name = '', value]) => [name.toLowerCase(), value],
    )
    const expected = [...new Set(names)].map((name) => [name, nginxVariable(name)])
    expect(added.sort()).toEqual(expected.sort())
  })

  it('lists every published content type', () => {
    const block = /types \{([\s\S]+?)\}/.exec(text)?.[1] ?? ''
    const types = [...block.matchAll(/^\s*"?([^"\n]+?)"?\s+(\w+);$/gm)].map(([, type, ending]) => [
      `.${ending}`,
      type,
    ])
    expect(Object.fromEntries(types)).toEqual(contentTypes)
  })
})
