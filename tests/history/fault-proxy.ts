import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer, listenLocally } from '#gateway/testing/local-server'

/**
 * What happens to a request: `refuse` drops it before it reaches the emulator, `cut` forwards it
 * and drops the response.
 */
export type Fate = 'pass' | 'slow' | 'refuse' | 'cut'

/** Selects the fate of a request by the access token of its caller. */
export type FateOf = (caller: string) => Fate

/** A fault proxy between the gateway and the emulator. */
export interface FaultProxy {
  port: number
  setFates(fates: FateOf): void
  close(): void
}

const slowMs = 8

/** Opens a proxy to a local port, at first without faults. */
export async function openFaultProxy(target: number): Promise<FaultProxy> {
  let fateOf: FateOf = () => 'pass'
  const server = createServer((incoming, outgoing) => {
    const fate = fateOf(incoming.headers.authorization ?? '')
    carry(incoming, outgoing, target, fate).catch(() => incoming.socket.destroy())
  })
  const port = await listenLocally(server)
  return {
    port,
    setFates(fates) {
      fateOf = fates
    },
    close: () => void closeServer(server),
  }
}

async function carry(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: number,
  fate: Fate,
): Promise<void> {
  const body = await buffer(incoming)
  if (fate === 'refuse') throw new Error('refused')
  if (fate === 'slow') await wait(slowMs)
  const answer = await ask(incoming, body, target)
  const content = await buffer(answer)
  if (fate === 'cut') throw new Error('cut')
  outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
  outgoing.end(content)
}

function ask(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers }, resolve)
    asked.on('error', reject)
    asked.end(body)
  })
}
