import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { signedOutCode } from '#contract/notifications/notification'
import type { OpenSocket, SocketCall } from '../http/connection'
import { GatewayError } from '../lib/gateway-error'

/** Longest message that is passed on, in bytes; a longer one is dropped. */
export const longestMessage = 64 * 1024

/**
 * Longest message that is accepted from the upstream, in bytes; a longer one closes its connection,
 * to save memory.
 */
const absurdMessage = 8 * 1024 * 1024

/** Longest message of a browser that is read at all, in bytes; browsers send none. */
const longestFromBrowser = 1024

/** Most unsent data for a browser that does not read, in bytes. */
const mostWaiting = 1024 * 1024

/** Timeout for a browser to acknowledge the closing, in ms. */
const farewellMs = 1000

const goingAway = 1001
const policyViolation = 1008

/** An upgrade request for a web socket, as Node provides it. */
export interface Upgrade {
  incoming: IncomingMessage
  socket: Duplex
  head: Buffer
}

export interface LiveSockets {
  /** Connects to the upstream, then opens the browser's side. Throws a `GatewayError`. */
  open(call: SocketCall, upgrade: Upgrade): Promise<OpenSocket>
  /** Closes all with code 1001. */
  stop(): Promise<void>
}

interface Settings {
  dialMs: number
  /** How often each side is pinged. */
  pingMs: number
}

/** The gateway's sockets: messages pass from the upstream to the browser, never the other way. */
export function createLiveSockets({ dialMs, pingMs }: Settings): LiveSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longestFromBrowser,
    perMessageDeflate: false,
  })

  function accept({ incoming, socket, head }: Upgrade): WebSocket | null {
    let browser: WebSocket | null = null
    if (!socket.destroyed) {
      server.handleUpgrade(incoming, socket, head, (opened) => {
        browser = opened
      })
    }
    return browser
  }

  return {
    async open(call, upgrade) {
      refuseMalformed(upgrade.incoming)
      const upstream = await dial(call, dialMs)
      const browser = accept(upgrade)
      if (!browser) {
        upstream.terminate()
        throw new GatewayError(400, { reason: 'the browser disconnected' })
      }
      return join(upstream, browser, pingMs)
    },
    async stop() {
      const left = [...server.clients]
      const closed = left.map((browser) => new Promise((resolve) => browser.on('close', resolve)))
      for (const browser of left) browser.close(goingAway)
      const timer = setTimeout(() => {
        for (const browser of left) browser.terminate()
      }, farewellMs)
      await Promise.all(closed)
      clearTimeout(timer)
    },
  }
}

function refuseMalformed({ method, headers }: IncomingMessage): void {
  const key = headers['sec-websocket-key'] ?? ''
  const isFine = method === 'GET' && headers['sec-websocket-version'] === '13'
  if (!isFine || !/^[+/0-9A-Za-z]{22}==$/.test(key)) throw new GatewayError(400)
}

function dial({ url, origin }: SocketCall, handshakeTimeout: number): Promise<WebSocket> {
  const socket = new WebSocket(url, {
    origin,
    handshakeTimeout,
    maxPayload: absurdMessage,
    perMessageDeflate: false,
    followRedirects: false,
  })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    // The error's message may contain the address, and with it tokens.
    socket.on('error', () => {
      reject(new GatewayError(502, { reason: 'the upstream opened no socket' }))
    })
  })
}

function join(upstream: WebSocket, browser: WebSocket, pingMs: number): OpenSocket {
  upstream.on('message', (data: Buffer, isBinary) => {
    if (isBinary || data.length > longestMessage) return
    if (browser.bufferedAmount > mostWaiting) browser.terminate()
    else browser.send(data, { binary: false })
  })
  const timers = [keepAwake(upstream, pingMs), keepAwake(browser, pingMs, closeIfItSends(browser))]
  upstream.on('close', (code) => browser.close(code === signedOutCode ? code : goingAway))
  const closed = new Promise<void>((resolve) => {
    browser.on('close', () => {
      for (const timer of timers) clearInterval(timer)
      upstream.terminate()
      resolve()
    })
  })
  return { closed, close: (code) => browser.close(code) }
}

/**
 * Browsers only answer pings on this socket: after anything else no more is read, and the socket is
 * closed, at the latest after `farewellMs`. Returns what closes it.
 */
function closeIfItSends(browser: WebSocket): () => void {
  let isOver = false
  const refuse = () => {
    if (isOver) return
    isOver = true
    browser.close(policyViolation)
    browser.pause()
    const timer = setTimeout(() => browser.terminate(), farewellMs)
    browser.once('close', () => clearTimeout(timer))
  }
  browser.on('message', refuse)
  browser.on('ping', refuse)
  // A frame that is invalid or too long; then `ws` has sent a code of its own.
  browser.on('error', refuse)
  return refuse
}

/**
 * Closes a connection whose peer has not answered the last ping. `onUnasked` is called for an answer
 * to none.
 */
function keepAwake(
  socket: WebSocket,
  pingMs: number,
  onUnasked: () => void = () => undefined,
): NodeJS.Timeout {
  let isAwaited = false
  socket.on('pong', () => {
    if (!isAwaited) onUnasked()
    isAwaited = false
  })
  return setInterval(() => {
    if (isAwaited) return socket.terminate()
    isAwaited = true
    socket.ping()
  }, pingMs)
}
