import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownScript } from '#gateway/testing/start-gateway'
import { freePort, type Running, startEmulator } from '../support/programs'
import { exchange } from './support/exchange'
import { runNginx } from './support/nginx'
import { startGatewayOf } from './support/programs'
import { publicUrl, publishSampleSite } from './support/sample-site'

/** The rule of the API's proxy, as documented; only the name of the shop is replaced. */
async function documentedRule(): Promise<string> {
  const text = await readFile('docs/your-api-your-shop.md', 'utf8')
  const [, rule = ''] = /```nginx\n([\s\S]+?)```/.exec(text) ?? []
  return rule.replaceAll('shop.example.gr', new URL(publicUrl).host)
}

/** nginx in front of an API, by the name that gateway and mails know. */
async function startProxy(api: Running) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const lines = [
    `upstream api { server 127.0.0.1:${api.port}; }`,
    `server { listen 127.0.0.1:${port};`,
    'proxy_set_header Host $host;',
    await documentedRule(),
    'location / { proxy_pass http://api; } }',
  ]
  const url = `http://127.0.0.1:${port}`
  const nginx = await runNginx(folder, lines, `${url}/api/v1/health`)
  return {
    url,
    port,
    async stop() {
      await nginx.stop('SIGQUIT')
      await rm(folder, { recursive: true })
    },
  }
}

describe('links of mails that lead to the API, behind the documented proxy (R514)', () => {
  const running: { stop: () => Promise<void> }[] = []
  let api: Running
  let gateway: Running
  beforeAll(async () => {
    const site = await publishSampleSite()
    const emulator = await startEmulator({ PUBLIC_URL: publicUrl })
    api = await startProxy(emulator)
    gateway = await startGatewayOf(site.project, api.url)
    running.push(gateway, api, emulator, { stop: site.remove })
  })
  afterAll(async () => {
    for (const one of running) await one.stop()
  })

  it.each([
    ['subscription/confirm/tokenOfAMail', '/account/subscriptions/confirm/tokenOfAMail'],
    ['unsubscribe/tokenOfAMail', '/account/subscriptions/leave/tokenOfAMail'],
    ['unsubscribe/tokenOfAMail/news', '/account/subscriptions/leave/tokenOfAMail/news'],
  ])('hand %s on to the shop, which has a page for it', async (link, page) => {
    const path = `/api/v1/user/${link}`
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await exchange(api.port, path, { method })
      expect([status, headers.location]).toEqual([302, publicUrl + path])
    }
    const { host } = new URL(publicUrl)
    const { status, headers } = await exchange(gateway.port, path, { headers: { host } })
    expect([status, headers.location]).toEqual([302, page])
  })

  it('leave to the API what a mail program sends', async () => {
    const path = '/api/v1/user/unsubscribe/tokenOfAMail'
    const { status, headers } = await exchange(api.port, path, { method: 'POST' })
    // Asked by the proxy, the API answers by itself.
    expect([status === 302, headers.location]).toEqual([false, undefined])
  })

  it.each([
    ['/api/newsletter/confirm', { token: 'tokenOfAMail' }],
    ['/api/newsletter/leave', { token: 'tokenOfAMail' }],
    ['/api/newsletter/leave', { token: 'tokenOfAMail', topic: 'news' }],
  ])('let through what is pressed in the shop: %s %j', async (path, sent) => {
    const body = JSON.stringify(sent)
    const length = String(Buffer.byteLength(body))
    const headers = { ...ownScript, origin: publicUrl, 'content-length': length }
    const answer = await exchange(gateway.port, path, { method: 'POST', headers, body })
    // The API does not know the token. A redirect would be a 502.
    expect([answer.status, answer.body.toString()]).toEqual([
      400,
      expect.stringContaining('linkOver'),
    ])
  })

  it('hand on nothing else', async () => {
    expect((await exchange(api.port, '/api/v1/country')).status).toBe(200)
    expect((await exchange(api.port, '/api/v1/user/subscription/topic')).status).not.toBe(302)
  })
})
