import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentPolicy, pageHeaders, workerPolicy } from '#contract/site/site-headers'
import { type GatewayConfig, readConfig } from '#gateway/config/read-config'
import { createDistFolder } from '#gateway/node/dist-folder'
import { publishBuild } from '#scripts/publish/publish-build'
import { type FinishedBuild, makeFinishedBuild } from '../support/build/finished-build'

let build: FinishedBuild

beforeAll(async () => {
  build = await makeFinishedBuild()
  await publishBuild({ project: build.project, now: Date.now })
})

afterAll(() => build.remove())

function gatewayConfig(variables: Record<string, string> = {}) {
  return readConfig({
    PUBLIC_URL: build.record.publicUrl,
    SESSION_KEYS: Buffer.alloc(32, 'key of the sessions of a published site').toString('base64url'),
    ...variables,
  })
}

/** The headers of a rule of `_headers`, by default of every path. */
async function cdnHeaders(rule = '/*'): Promise<Map<string, string>> {
  const text = await readFile(join(build.project, 'dist/files/_headers'), 'utf8')
  const [, after = ''] = `\n${text}`.split(`\n${rule}\n`)
  const [block = ''] = /^(?: {2}.+\n)+/.exec(after) ?? []
  const lines = block.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
  )
}

/** The gateway's policy of a page, as on a CDN. */
async function expectedPolicy(config: GatewayConfig): Promise<string[]> {
  const policies = JSON.parse(await readFile(join(build.project, 'dist/manifest/csp.json'), 'utf8'))
  return contentPolicy(config, policies['/about/index.html'])
    .split('; ')
    .map((directive) =>
      directive.replace(/^style-src 'self'(?: '[^']+')*/, "style-src 'self' 'unsafe-inline'"),
    )
}

describe('a published site', () => {
  it('is read by the gateway', async () => {
    const faults: unknown[] = []
    const dist = createDistFolder(join(build.project, 'dist'), Date.now, (fault) =>
      faults.push(fault),
    )
    const site = await dist.current()
    expect(faults).toEqual([])
    expect(Object.keys(site?.files ?? {})).toContain('/products/3/tetradio/index.html')
    expect(site?.files['/_headers']).toBeUndefined()
    expect(Buffer.from((await site?.read('/about/index.html', 'br')) ?? []).length).toBe(
      site?.files['/about/index.html']?.encodings.br,
    )
  })

  it('has the same headers on a CDN as behind the gateway', async () => {
    const cdn = await cdnHeaders()
    const gateway = pageHeaders(gatewayConfig())
    const given = Object.fromEntries([...cdn].filter(([name]) => name in gateway))
    expect(given).toEqual(gateway)
    expect(cdn.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('has the same policy there, but allows all inline styles', async () => {
    const expected = await expectedPolicy(gatewayConfig())
    expect((await cdnHeaders()).get('content-security-policy')?.split('; ')).toEqual(expected)
  })

  it('allows the services of Google on both if it was built with them', async () => {
    await build.finish({ google: { identity: true, analytics: true } })
    await publishBuild({ project: build.project, now: Date.now })
    const config = gatewayConfig({ GOOGLE_GSI_ENABLE: 'true', ANALYTICS_ID: 'G-TEST' })
    const cdn = await cdnHeaders()
    expect(cdn.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(pageHeaders(config)['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(cdn.get('content-security-policy')?.split('; ')).toEqual(await expectedPolicy(config))
    // Not on pages whose URL contains a key (A3-55).
    const withKey = await cdnHeaders('/account/password/reset/key/*')
    const policy = withKey.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(await expectedPolicy(gatewayConfig()))
    await build.finish()
    await publishBuild({ project: build.project, now: Date.now })
  })

  it('sends no referrer with keys; caches only hashed files permanently (R307)', async () => {
    const text = await readFile(join(build.project, 'dist/files/_headers'), 'utf8')
    expect(text).toContain('/account/password/reset/key/*\n  Referrer-Policy: no-referrer\n')
    expect(text).toContain('/checkout/success/*\n  Referrer-Policy: no-referrer\n')
    expect(text).toContain('/app-*\n  Cache-Control: public, max-age=31536000, immutable\n')
    expect(text).toContain(
      `/sw.js\n  Cache-Control: no-cache\n  Content-Security-Policy: ${workerPolicy}\n`,
    )
    expect(text).toContain(
      '/manifest.webmanifest\n  Cache-Control: public, max-age=0, must-revalidate\n',
    )
  })
})
