import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { exchange } from './support/exchange'
import { describeHost } from './support/host-contract'
import { describeMembers } from './support/member-contract'
import { type Running, shopSettings, startEmulator } from './support/programs'
import { publishSampleSite, type SampleSite } from './support/sample-site'
import { startWorker } from './support/worker'

let emulator: Running

beforeAll(async () => {
  emulator = await startEmulator()
})

afterAll(() => emulator?.stop())

async function startWith(settings: Record<string, string> = {}, sample?: SampleSite) {
  const site = sample ?? (await publishSampleSite())
  const release = await realpath(join(site.project, 'dist'))
  const worker = await startWorker(release, { ...shopSettings(emulator.port), ...settings })
  return {
    ...worker,
    site,
    async stop() {
      await worker.stop()
      await site.remove()
    },
  }
}

describeHost('worker', () => startWith(), describeMembers)

describe('the worker', () => {
  it('serves many concurrent requests, which share responses of the API', async () => {
    const worker = await startWith()
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const path = ['/api/products', '/api/products/categories', '/about', '/api/blog/posts'][
          at % 4
        ]
        return (await exchange(worker.port, path ?? '/')).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await worker.stop()
  })

  it('limits clients by the address header of its platform', async () => {
    const worker = await startWith({
      RATE_LIMITS: 'on',
      REQUESTS_PER_MINUTE: '5',
      CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP',
    })
    const ask = (address: string) =>
      exchange(worker.port, '/api/_auth/session', { headers: { 'cf-connecting-ip': address } })
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) statuses.push((await ask('203.0.113.5')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await ask('203.0.113.6')).status).toBe(200)
    await worker.stop()
  })

  it('logs settings that it cannot support, and responds with 503', async () => {
    const worker = await startWith({ REDIS_URL: 'redis://localhost:6379' })
    const { status, body } = await exchange(worker.port, '/about')
    expect([status, body.toString()]).toEqual([
      503,
      'The gateway has settings that it cannot follow: see its log.\n',
    ])
    expect(worker.output()).toContain('REDIS_URL needs a connection that a worker has not')
    await worker.stop()
  })
})
