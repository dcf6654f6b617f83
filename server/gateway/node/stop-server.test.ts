import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '#tests/support/programs'
import { pageOf } from '#upstream/testing/api-answers'
import { payWayRow } from '#upstream/testing/order-rows'
import { exchangeRaw, holdConnection } from '../testing/raw-exchange'
import { closing, requestText, serveGateway } from '../testing/serve-gateway'

describe('stopping', () => {
  /** A server whose upstream answers on `answerNow`. */
  async function startSlow() {
    let answerNow = () => {}
    const upstream = () =>
      new Promise<Response>((resolve) => {
        answerNow = () => resolve(Response.json(pageOf(payWayRow)))
      })
    const { running: server } = await serveGateway({}, { upstream })
    return { server, answerNow: () => answerNow() }
  }
  const request = requestText('GET /api/pay-way', ...closing)

  it('finishes a request that is under way, and accepts no new one (A6-98)', async () => {
    const { server, answerNow } = await startSlow()
    const answer = exchangeRaw(server.port, request, 2000)
    await new Promise((resolve) => server.server.once('request', resolve))
    const stopped = server.stop()
    await until(() => !server.server.listening)
    expect((await exchangeRaw(server.port, request)).statuses).toEqual([])
    answerNow()
    expect((await answer).statuses).toEqual([200])
    await stopped
  })

  it.each([
    ['accepted', true],
    ['that wait to be accepted', false],
  ])('answers what it has not read yet of connections %s', async (_, isAccepted) => {
    const { port, running: server } = await serveGateway({ SHUTDOWN_TIMEOUT_MS: '5000' })
    const sockets = Array.from({ length: 24 }, () => connect(port, '127.0.0.1'))
    const answers = sockets.map(async (socket) => {
      let text = ''
      socket.on('data', (chunk) => (text += chunk))
      await once(socket, 'close')
      return text
    })
    if (isAccepted) await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(requestText('GET /', 'Host: localhost'))
    await server.stop()
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })

  it('answers requests on open connections of a proxy, with Connection: close', async () => {
    const proxied = { TRUSTED_PROXY: '127.0.0.1', SHUTDOWN_TIMEOUT_MS: '5000' }
    const { port, stop } = await serveGateway(proxied)
    const proxy = await holdConnection(port, requestText('GET /', 'Host: localhost'))
    const nextAnswer = async () => String((await once(proxy, 'data'))[0])
    expect(await nextAnswer()).toContain('200 OK')
    const stopped = stop()
    // Longer than closing idle connections takes.
    await sleep(100)
    proxy.write(requestText('GET /', 'Host: localhost'))
    expect(await nextAnswer()).toMatch(/200 OK[\s\S]*connection: close/i)
    await stopped
  })

  it('cuts requests that exceed the shutdown timeout (A6-98)', async () => {
    const { server, answerNow } = await startSlow()
    const answer = exchangeRaw(server.port, request, 4000)
    await new Promise((resolve) => server.server.once('request', resolve))
    await server.stop()
    expect((await answer).statuses).toEqual([])
    // Otherwise its deadline would keep the test process running.
    answerNow()
  })
})
