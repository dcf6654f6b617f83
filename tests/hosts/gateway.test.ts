import { join } from 'node:path'
import { createGateway } from '#gateway/app'
import { createDistFolder } from '#gateway/node/dist-folder'
import { createLiveSockets } from '#gateway/node/live-sockets'
import { startServer } from '#gateway/node/start-server'
import { fakeApi } from '#gateway/testing/fake-api'
import { testConfig } from '#gateway/testing/start-gateway'
import { describeHost } from './support/host-contract'
import { publicUrl, publishSampleSite } from './support/sample-site'

describeHost('gateway', async () => {
  const site = await publishSampleSite()
  const config = testConfig({ PUBLIC_URL: publicUrl, GATEWAY_PORT: '0', RATE_LIMITS: 'off' })
  const app = createGateway({
    config,
    fetch: async (url, request) => fakeApi(url, request),
    clock: Date.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    site: createDistFolder(join(site.project, 'dist'), Date.now, (error) => {
      throw error
    }),
    log: () => undefined,
  })
  const sockets = createLiveSockets({ dialMs: 1000, pingMs: 1000 })
  const running = await startServer(app, config.server, () => undefined, sockets)
  return {
    port: running.port,
    site,
    async stop() {
      await running.stop()
      await site.remove()
    },
  }
})
