import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { refusalHeaders } from '#contract/site/site-headers'

/** Headers of an answer that the server gives without the app: it may be neither framed nor run. */
const headers = { ...refusalHeaders, connection: 'close', 'content-length': '0' }

/** Answers a request that the app does not get, and closes its connection. */
export function refuse(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, headers).end()
}

/** The same on a connection without a response object. */
export function refuseRaw(socket: Duplex, status: number): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}
