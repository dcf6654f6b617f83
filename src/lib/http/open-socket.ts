import { addressOf, type HttpRequest } from './http-request'

/** What a socket tells. After `onLost` nothing more comes. */
export interface SocketListener {
  onOpened: () => void
  onHeard: (text: string) => void
  /** @param code why it was closed (RFC 6455, section 7.4) */
  onLost: (code: number) => void
}

/**
 * Address of a socket of our own origin: `wss` where the page came by https, else `ws` (R306).
 * @throws ForeignPathError where the path leads to another host.
 */
export function socketAddress(
  origin: string,
  request: Pick<HttpRequest, 'path' | 'query'>,
): string {
  return `${origin.replace(/^http/, 'ws')}${addressOf(request)}`
}

/**
 * Opens a socket to our own origin. Its messages are texts; bytes are passed over.
 * @returns what closes it; nothing is told after that
 */
export function openSocket(
  request: Pick<HttpRequest, 'path' | 'query'>,
  { onOpened, onHeard, onLost }: SocketListener,
): () => void {
  const socket = new WebSocket(socketAddress(location.origin, request))
  const listening = new AbortController()
  const { signal } = listening
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onHeard(data)
  }
  socket.addEventListener('open', onOpened, { signal })
  socket.addEventListener('message', hear, { signal })
  socket.addEventListener('close', ({ code }) => onLost(code), { signal })
  return () => {
    listening.abort()
    socket.close()
  }
}
