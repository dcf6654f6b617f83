import { type HttpRequest, urlOf } from './send-request'

/** Callbacks of a socket. `onLost` is the last call. */
interface SocketListener {
  onOpened: () => void
  onMessage: (text: string) => void
  /** @param code close code (RFC 6455, section 7.4) */
  onLost: (code: number) => void
}

/**
 * URL of a socket on the own origin: `wss` where the page was loaded by https, else `ws`.
 * @throws ForeignPathError where the path leads to another host.
 */
export function socketAddress(
  origin: string,
  request: Pick<HttpRequest, 'path' | 'query'>,
): string {
  return `${origin.replace(/^http/, 'ws')}${urlOf(request)}`
}

/**
 * Opens a socket to the own origin. Binary messages are ignored.
 * @returns closes it; no callback is called after that
 */
export function openSocket(
  request: Pick<HttpRequest, 'path' | 'query'>,
  { onOpened, onMessage, onLost }: SocketListener,
): () => void {
  const socket = new WebSocket(socketAddress(location.origin, request))
  const listening = new AbortController()
  const { signal } = listening
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onMessage(data)
  }
  socket.addEventListener('open', onOpened, { signal })
  socket.addEventListener('message', receive, { signal })
  socket.addEventListener('close', ({ code }) => onLost(code), { signal })
  return () => {
    listening.abort()
    socket.close()
  }
}
