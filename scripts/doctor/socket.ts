import { WebSocket } from 'ws'
import { socketPath as path } from '#contract/notifications/socket-path'
import type { Finding } from './ask'
import type { DoctorOptions } from './options'

/**
 * Opens the socket of notifications as the gateway does, with a ticket that is none: the API accepts
 * the connection and closes it, unless its host is that of no shop.
 */
export async function trySocket(options: DoctorOptions): Promise<Finding & { path: string }> {
  const status = await handshake(options)
  if (status === 101) return { path, result: 'fits', note: 'opened' }
  if (status === 0) return { path, result: 'differs', note: 'not reachable' }
  return { path, result: status === 404 ? 'missing' : 'differs', note: `answered ${status}` }
}

/** Status of the answer, 0 where none came. */
function handshake({ upstreamUrl, publicUrl, timeoutMs }: DoctorOptions): Promise<number> {
  const url = `${upstreamUrl.replace(/^http/, 'ws')}${path}?ticket=none`
  const socket = new WebSocket(url, {
    origin: publicUrl,
    handshakeTimeout: timeoutMs,
    perMessageDeflate: false,
    followRedirects: false,
  })
  return new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0))
    socket.on('error', () => resolve(0))
  }).finally(() => socket.terminate())
}
