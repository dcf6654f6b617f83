import type { Duplex } from 'node:stream'
import type { GatewayApp } from '../http/connection'
import { refuseRaw } from './refuse'
import { writeRaw } from './write-raw'

/** Status of a request whose target and headers are too large together. */
const status = 431

/**
 * Answers a request whose head is too large to be parsed as the app answers every error: a page in
 * Greek where a window opens it, JSON to programs. What was requested is read from the bytes that
 * Node has at hand; a head that came in several pieces may have lost it, and gets the page.
 */
export async function refuseOverflow(
  app: GatewayApp,
  socket: Duplex,
  head: Buffer | undefined,
): Promise<void> {
  const text = head?.toString('latin1') ?? ''
  const [, method = 'GET', target = '/'] = /^([A-Z]+) (\/[\w./-]{0,200})/.exec(text) ?? []
  const isProgram = /^\/(?:api|auth|ws|hooks)(?:\/|$)/.test(target)
  const headers = new Headers({ accept: isProgram ? 'application/json' : 'text/html' })
  for (const name of ['accept', 'sec-fetch-dest']) {
    const value = new RegExp(`\\r\\n${name}: ?([\\x20-\\x7e]{1,500})\\r\\n`, 'i').exec(text)?.[1]
    if (value) headers.set(name, value)
  }
  try {
    const request = new Request(new URL(target, 'http://localhost'), {
      method: method === 'GET' || method === 'HEAD' ? 'GET' : 'POST',
      headers,
    })
    const answer = await app.fetch(request, { refusedWith: status })
    await writeRaw(socket, method === 'HEAD' ? new Response(null, answer) : answer)
  } catch {
    refuseRaw(socket, status)
  }
}
