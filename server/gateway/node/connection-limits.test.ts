import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { closeServer, listenLocally } from '../testing/local-server'
import { type ConnectionLimits, limitConnections } from './connection-limits'

const generous: ConnectionLimits = {
  connections: 100,
  connectionsPerAddress: 100,
  requestsInFlight: 100,
  idleMs: 10_000,
}
/** More than fits into the buffers of the system. */
const largeBody = Buffer.alloc(8 * 1024 * 1024)
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

let close = async () => {}
afterEach(() => close())

async function serve(
  limits: Partial<ConnectionLimits>,
  { isProxy = false, body = largeBody } = {},
) {
  let handled = 0
  const server = createServer((incoming, outgoing) => {
    if (!admit(incoming, outgoing)) return
    handled += 1
    outgoing.end(body)
  })
  const admit = limitConnections(server, { ...generous, ...limits }, () => isProxy)
  const port = await listenLocally(server)
  const sockets: Socket[] = []
  close = async () => {
    for (const socket of sockets) socket.destroy()
    await closeServer(server)
  }
  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  const openCount = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { open, openCount, handled: () => handled }
}

const closed = (socket: Socket) => (socket.closed ? Promise.resolve() : once(socket, 'close'))

it('closes a connection that does not read its answer', async () => {
  const { open, openCount } = await serve({ idleMs: 200 })
  const socket = await open()
  socket.pause()
  socket.write(request)
  while ((await openCount()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
})

it('handles no more requests of one connection at once than it may send', async () => {
  const { open, handled } = await serve({ requestsInFlight: 4 })
  const socket = await open()
  socket.pause()
  socket.write(request.repeat(100))
  socket.resume()
  await closed(socket)
  expect(handled()).toBeLessThanOrEqual(4)
})

it('answers any number of requests of one connection one after the other', async () => {
  const { open, handled } = await serve({ requestsInFlight: 1 }, { body: Buffer.from('x') })
  const socket = await open()
  for (let count = 1; count <= 20; count += 1) {
    socket.write(request)
    await once(socket, 'data')
    // The last byte of a response may arrive before the server registers that it is sent.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(handled()).toBe(count)
  }
})

it('closes connections of one address beyond its limit, and accepts one again later', async () => {
  const { open } = await serve({ connectionsPerAddress: 2 }, { body: Buffer.from('x') })
  const first = await open()
  const second = await open()
  await closed(await open())
  first.destroy()
  await closed(first)
  await new Promise((resolve) => setTimeout(resolve, 20))
  const third = await open()
  third.write(request)
  await once(third, 'data')
  second.write(request)
  await once(second, 'data')
})

it('counts the connections of one IPv6 network together', () => {
  const server = createServer()
  limitConnections(server, { ...generous, connectionsPerAddress: 2 }, () => false)
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    server.emit('connection', socket)
    return socket
  }
  const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3']
  const [first, , third] = network.map(open)
  expect([first?.destroyed, third?.destroyed]).toEqual([false, true])
  expect(open('2001:db8:1:3::1').destroyed).toBe(false)
})

it('does not count the connections of our own proxies', async () => {
  const { open } = await serve(
    { connectionsPerAddress: 1 },
    { isProxy: true, body: Buffer.from('x') },
  )
  const both = [await open(), await open()]
  for (const socket of both) {
    socket.write(request)
    await once(socket, 'data')
  }
})
