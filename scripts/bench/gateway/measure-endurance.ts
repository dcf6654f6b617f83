import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { socketTokens } from '#contract/notifications/notification'
import { freePort, MeasuringFailed } from '../programs'
import { startEmulator, startGateway } from '../servers'
import { burst } from './burst'
import { heapAfterCollection, residentBytes } from './watch-process'

const mebibyte = 1024 * 1024
const mib = (bytes: number) => (bytes / mebibyte).toFixed(1)
const growth = (before: number, after: number) => `${((after / before - 1) * 100).toFixed(1)} %`

/** Requests that fill caches and compile code, so that their memory does not count as growth. */
const warmUpRequests = 20_000

/** A started gateway whose heap can be read. */
async function startInspected(
  upstream: string,
  site: string,
  folder: string,
  options: { port?: number; settings?: Record<string, string> } = {},
) {
  const inspect = await freePort()
  const nodeArgs = [`--inspect=127.0.0.1:${inspect}`]
  const gateway = await startGateway(upstream, site, folder, { nodeArgs, ...options })
  return { ...gateway, heap: () => heapAfterCollection(inspect) }
}

/**
 * Measures the gateway's memory before and after this number of further requests, each time after a
 * garbage collection.
 * @returns one line
 */
export async function measureMemory(
  { upstream, site, folder }: { upstream: string; site: string; folder: string },
  path: string,
  requests: number,
): Promise<string> {
  const { origin, pid, heap, stop } = await startInspected(upstream, site, folder)
  await burst(`${origin}${path}`, { requests: warmUpRequests })
  const before = { heap: await heap(), resident: residentBytes(pid) }
  await burst(`${origin}${path}`, { requests })
  const after = { heap: await heap(), resident: residentBytes(pid) }
  await stop()
  return [
    `Memory after ${warmUpRequests} requests and after ${requests} more:`,
    `heap ${mib(before.heap)} and ${mib(after.heap)} MiB (${growth(before.heap, after.heap)}),`,
    `resident ${mib(before.resident)} and ${mib(after.resident)} MiB`,
    `(${growth(before.resident, after.resident)}).`,
  ].join(' ')
}

/** Accounts of the seed, and the maximum number of sockets that a gateway allows one person. */
const people = ['customer@example.gr', 'superuser@example.gr']
const password = 'mikromathisi-2026'
const socketsEach = 1000

/** How long the sockets are idle before each is pinged. */
const idleMs = 5000
const openedAtOnce = 20

const signedIn = z.object({ data: z.object({ user: z.object({ id: z.number() }) }) })

/**
 * Opens this number of live sockets of signed-in members, leaves them idle, then counts those that
 * are open and answer a ping. The sessions and the emulator behind the sockets are real.
 * @returns one line
 */
export async function measureSockets(
  { site, folder }: { site: string; folder: string },
  count: number,
): Promise<string> {
  const settings = {
    LIVE_SOCKETS: String(count),
    LIVE_SOCKETS_EACH: String(socketsEach),
    CONNECTIONS_PER_ADDRESS: String(count + 100),
  }
  const port = await freePort()
  // The emulator accepts sockets only from pages of this origin.
  const emulator = await startEmulator(folder, { PUBLIC_URL: `http://localhost:${port}` })
  const gateway = await startInspected(emulator, site, folder, { port, settings })
  const { origin, pid } = gateway
  const members = await Promise.all(
    people.slice(0, Math.ceil(count / socketsEach)).map((email) => signIn(origin, email)),
  )
  const before = { heap: await gateway.heap(), resident: residentBytes(pid) }
  const sockets: WebSocket[] = []
  while (sockets.length < count) {
    const wave = Math.min(openedAtOnce, count - sockets.length)
    const opened = await Promise.all(
      Array.from({ length: wave }, (_, at) => {
        const member = members[Math.floor((sockets.length + at) / socketsEach)]
        if (!member) throw new MeasuringFailed(`--sockets: too many for ${people.length} people.`)
        return openSocket(origin, member)
      }),
    )
    sockets.push(...opened)
  }
  await sleep(idleMs)
  const after = { heap: await gateway.heap(), resident: residentBytes(pid) }
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  const began = performance.now()
  const answered = (await Promise.all(sockets.map(answersPing))).filter(Boolean).length
  const pingMs = performance.now() - began
  for (const socket of sockets) socket.terminate()
  await gateway.stop()
  const each = (kind: 'heap' | 'resident') =>
    ((after[kind] - before[kind]) / count / 1024).toFixed(1)
  return [
    `Of ${count} sockets, idle for ${idleMs / 1000} s, ${open} were open and ${answered} answered`,
    `a ping (all within ${pingMs.toFixed(0)} ms). Each held ${each('heap')} KiB of heap,`,
    `${each('resident')} KiB of resident memory, its connection to the upstream included.`,
  ].join(' ')
}

interface Member {
  id: number
  cookie: string
}

const ownPage = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'storefront' }

async function signIn(origin: string, email: string): Promise<Member> {
  const answer = await fetch(`${origin}/api/_allauth/app/v1/auth/login`, {
    method: 'POST',
    headers: { ...ownPage, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const [cookie = ''] = answer.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '')
  const body = z.safeParse(signedIn, await answer.json())
  if (!body.success) throw new MeasuringFailed(`${email} could not sign in: ${answer.status}.`)
  return { id: body.data.data.user.id, cookie }
}

async function openSocket(origin: string, { id, cookie }: Member): Promise<WebSocket> {
  const headers = { ...ownPage, cookie }
  const answer = await fetch(`${origin}/api/websocket/user/tokens`, { headers })
  const tokens = z.parse(socketTokens, await answer.json())
  const query = new URLSearchParams({
    user_id: String(id),
    session_token: tokens.sessionToken,
    access_token: tokens.accessToken,
  })
  const address = `${origin.replace(/^http/, 'ws')}/ws/notifications/?${query}`
  const socket = new WebSocket(address, { origin, headers: { cookie } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('error', () => undefined)
  return socket
}

const longestPingMs = 10_000

function answersPing(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longestPingMs)
    socket.once('pong', () => {
      clearTimeout(timer)
      resolve(true)
    })
    if (socket.readyState === WebSocket.OPEN) socket.ping()
  })
}
