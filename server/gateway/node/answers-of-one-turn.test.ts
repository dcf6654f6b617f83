import { exchangeRaw } from '../testing/raw-exchange'
import { startGateway } from '../testing/start-gateway'
import { startServer } from './start-server'

it('writes all answers of one turn of the event loop at its end', async () => {
  const events: string[] = []
  const bothAsked = createGate(2)
  const { config } = startGateway({ variables: { GATEWAY_PORT: '0' } })
  const app = {
    async fetch({ url }: Request) {
      await bothAsked()
      // The second answer takes a while longer, within the same turn.
      for (let step = 0; url.endsWith('/late') && step < 50; step += 1) await null
      events.push('ready')
      return new Response('text')
    },
  }
  const { port, server, stop } = await startServer(app, config.server, () => undefined)
  server.prependListener('request', (_, answer) => {
    answer.on('prefinish', () => events.push('written'))
  })
  const paths = ['/early', '/late']
  await Promise.all(
    paths.map((path) =>
      exchangeRaw(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        5000,
      ),
    ),
  )
  await stop()
  expect(events).toEqual(['ready', 'ready', 'written', 'written'])
})

/** Blocks its callers until `size` of them wait. */
function createGate(size: number): () => Promise<void> {
  let waiting = 0
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    waiting += 1
    if (waiting === size) open()
    return opened
  }
}
