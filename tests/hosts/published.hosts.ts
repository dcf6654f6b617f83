import { realpathSync } from 'node:fs'
import { type Running, startEmulator } from '../support/programs'
import { startNginx } from './support/nginx'
import { startGatewayOf } from './support/programs'
import { walkRelease } from './support/release-walk'
import { publicUrl } from './support/sample-site'

const project = process.cwd()
const release = realpathSync('dist')

let emulator: Running
let gateway: Running

beforeAll(async () => {
  emulator = await startEmulator({ PUBLIC_URL: publicUrl })
  gateway = await startGatewayOf(project, emulator.url)
})

afterAll(async () => {
  await gateway?.stop()
  await emulator?.stop()
})

const hosts: readonly (readonly [name: string, start: () => Promise<Running>])[] = [
  ['the gateway', async () => ({ ...gateway, stop: async () => undefined })],
  [
    'nginx with files',
    () => startNginx({ site: 'with-files.conf', project, gateways: [gateway.port] }),
  ],
]

it.each(hosts)('%s serves every file of the built site, with every encoding', async (_, start) => {
  const host = await start()
  const { count, faults } = await walkRelease(host.port, release).finally(host.stop)
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(300)
})
