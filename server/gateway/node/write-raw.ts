import type { Duplex } from 'node:stream'

/** Writes an answer to a connection without a response object, and closes it. */
export async function writeRaw(socket: Duplex, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('connection', 'close')
  headers.set('content-length', String(body.length))
  headers.delete('set-cookie')
  const cookies = answer.headers.getSetCookie().map((cookie) => `set-cookie: ${cookie}\r\n`)
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    Buffer.concat([
      Buffer.from(`HTTP/1.1 ${answer.status} \r\n${[...lines, ...cookies].join('')}\r\n`, 'latin1'),
      body,
    ]),
  )
}
