import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** Status of each answer on the connection, in order. */
  statuses: number[]
  text: string
  /** The server ended the connection; else it was quiet for too long. */
  isCut: boolean
}

/**
 * Writes bytes as they are to a server and reads until it closes the connection or has been quiet
 * for `quietMs`, without a client that would correct them. `localAddress` is the client's.
 */
export function exchangeRaw(
  port: number,
  text: string,
  quietMs = 300,
  localAddress = '127.0.0.1',
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    let received = ''
    const finish = (isCut: boolean): void => {
      socket.destroy()
      const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
        Number(status),
      )
      resolve({ statuses, text: received, isCut })
    }
    socket.setTimeout(quietMs, () => finish(false))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    socket.write(Buffer.from(text, 'latin1'))
  })
}

/** A connection that sends a little and then nothing. */
export function holdConnection(port: number, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.on('error', reject)
  })
}
