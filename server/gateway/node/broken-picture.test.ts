import { exchangeRaw } from '../testing/raw-exchange'
import { startGateway } from '../testing/start-gateway'
import { startServer } from './start-server'

it('cuts the connection when a picture breaks off, without a message on the console', async () => {
  const { app, config } = startGateway({
    variables: { GATEWAY_PORT: '0' },
    upstream: () => {
      const body = new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('half'))
          setTimeout(() => controller.error(new Error('the image service hung up')), 500)
        },
      })
      const headers = { 'content-type': 'image/webp', 'content-length': '8' }
      return new Response(body, { headers })
    },
  })
  const running = await startServer(app, config.server, () => undefined)
  const path = '/media_stream-image/media/a.jpg/720/450/cover/center/transparent/5/webp/90'
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
  const { text, isCut } = await exchangeRaw(running.port, request, 30_000)
  expect(text).toMatch(/200 OK[\s\S]*half$/)
  expect(isCut).toBe(true)
  await running.stop()
})
