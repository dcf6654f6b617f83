import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Faults of a connection between two servers, as networks have them. */
export const lineFaults = [
  'latency',
  'silence',
  'reset',
  'cut',
  'drip',
  'refuse',
  'half-open',
  'garbage',
  'status 500',
] as const
export type LineFault = (typeof lineFaults)[number]

/** A TCP proxy to a local port with faults. */
export interface FaultProxy {
  port: number
  /** Sets a fault, for open connections too. */
  suffer: (fault: LineFault) => Promise<void>
  mend: () => Promise<void>
  close: () => Promise<void>
}

const latencyMs = 800
/** Length at which `cut` truncates a response: within the headers of each of ours. */
const cutAfterBytes = 120
const dripMs = 100

type Ends = { caller: Socket; answerer: Socket }

/** Handles a new connection; nothing was sent to `answerer` before. */
const treatments: Record<Exclude<LineFault, 'refuse'> | 'none', (ends: Ends) => void> = {
  none: join,
  latency: ({ caller, answerer }) => {
    caller.pipe(answerer)
    answerer.on('data', (bytes) =>
      setTimeout(() => caller.writable && caller.write(bytes), latencyMs),
    )
    answerer.on('end', () => setTimeout(() => caller.end(), latencyMs))
  },
  silence: ({ caller }) => void caller.resume(),
  reset: ({ caller }) => caller.once('data', () => caller.resetAndDestroy()),
  cut: ({ caller, answerer }) => {
    caller.pipe(answerer)
    answerer.once('data', (bytes: Buffer) => {
      caller.write(bytes.subarray(0, cutAfterBytes), () => caller.destroy())
    })
  },
  drip: ({ caller, answerer }) => {
    caller.pipe(answerer)
    answerer.once('data', (bytes: Buffer) => {
      let sent = 0
      const timer = setInterval(() => {
        if (!caller.writable) return clearInterval(timer)
        caller.write(bytes.subarray(sent, ++sent))
      }, dripMs)
    })
  },
  'half-open': ({ caller }) => {
    caller.resume()
    caller.end()
  },
  garbage: ({ caller }) =>
    caller.once('data', () => caller.write('\u0000\u0001 no HTTP at all \u00ff\r\n\r\n')),
  'status 500': ({ caller }) =>
    caller.on('data', () => {
      caller.write('HTTP/1.1 500 Internal Server Error\r\ncontent-length: 4\r\n\r\noops')
    }),
}

function join({ caller, answerer }: Ends): void {
  caller.pipe(answerer).pipe(caller)
}

/** Opens a proxy to `target` on a free port, without a fault. */
export async function openFaultProxy(target: number): Promise<FaultProxy> {
  const open = new Set<Socket>()
  let fault: keyof typeof treatments = 'none'
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    const answerer = connect(target, '127.0.0.1')
    for (const end of [caller, answerer]) keep(open, end)
    caller.on('close', () => answerer.destroy())
    answerer.on('close', () => fault === 'none' && caller.destroy())
    treatments[fault]({ caller, answerer })
  })
  const port = await listen(server, 0)
  const breakAll = () => {
    for (const end of open) end.destroy()
  }
  return {
    port,
    suffer: async (next) => {
      fault = next === 'refuse' ? 'none' : next
      if (next === 'refuse') await stopListening(server)
      else if (!server.listening) await listen(server, port)
      breakAll()
    },
    mend: async () => {
      fault = 'none'
      if (!server.listening) await listen(server, port)
      breakAll()
    },
    close: async () => {
      breakAll()
      await stopListening(server)
    },
  }
}

function keep(open: Set<Socket>, end: Socket): void {
  open.add(end)
  end.on('error', () => end.destroy())
  end.on('close', () => open.delete(end))
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Resolves at once: `close` would wait for connections, which are broken right after. */
async function stopListening(server: Server): Promise<void> {
  if (server.listening) server.close()
}
