import { test as plain } from '@playwright/test'
import * as z from 'zod/mini'
import type { OrderStatus } from '#contract/shop/order'
import { type FaultProxy, type LineFault, openFaultProxy } from '../../support/fault-proxy'
import * as programs from '../../support/programs'
import { freePort, type RunningProgram, startLimitMs } from '../../support/programs'
import { gatewayProgram, setControl } from './environment'

/** An emulator and a gateway of one worker. */
export interface OwnServers {
  /** Address of the site. */
  site: string
  /** Address of the emulator. */
  upstream: string
  /** Breaks the connection between gateway and emulator. */
  suffer: (fault: LineFault) => Promise<void>
  /** Sets the answer of the API to reads of a path, until `mend`. */
  answerWith: (path: string, status: number, body: object) => Promise<void>
  /** The next POST to a path is carried out, but half of its response is lost. */
  loseAnswer: (path: string) => Promise<void>
  /** Ends all faults. */
  mend: () => Promise<void>
  /** Switches rate limits off. */
  allow: () => Promise<void>
  /** Sets how addresses are verified and passwords reset, and whether sign-up is open. */
  setAccounts: (order: AccountsOrder) => Promise<void>
  /** Resets the accounts and ends all sessions. */
  resetAccounts: () => Promise<void>
  /** Changes a product of the emulator; `price` is net. */
  changeProduct: (id: number, changes: { price?: number; stock?: number }) => Promise<void>
  /** Sets the status of an order, with a notification. */
  moveOrder: (id: number, status: OrderStatus) => Promise<void>
  /** Sets the bank on whose page orders are paid, until `startOver`. */
  setBank: (provider: 'viva_wallet' | 'stripe') => Promise<void>
  /** Sends a notification. */
  notify: (email: string, title: string, message: string) => Promise<void>
  /** Adds this many orders and favourite products to an account. */
  give: (email: string, many: { orders?: number; favourites?: number }) => Promise<void>
  /** Resets the whole database and ends all sessions. */
  startOver: () => Promise<void>
  /** Cuts and refuses sockets, or accepts them again. */
  setSockets: (open: boolean) => Promise<void>
  /** Number of open sockets. */
  sockets: () => Promise<number>
  /** Sets the offset of the emulator's clock from the real one, in ms. */
  setClock: (offsetMs: number) => Promise<void>
  /** The offset of the emulator's clock, in ms. */
  clock: () => Promise<number>
}

export interface AccountsOrder {
  verification?: 'code' | 'link'
  signup?: 'open' | 'closed'
  passwordReset?: 'link' | 'code'
}

/** Client of the emulator's provider, as in scripts/lib/settings.ts. */
const providerClient = {
  clientId: 'mikro-shop',
  clientSecret: 'mikro-shop-development-secret',
}

const switchState = z.object({
  sockets: z.object({ count: z.int() }),
  clock: z.object({ offsetMs: z.int() }),
})

const sessionKey = Buffer.alloc(32, 'key of the sessions in end-to-end tests').toString('base64url')

interface OwnWorker {
  servers: OwnServers
  /** What its gateway is told besides; the breaker probes soon in most tests. */
  gatewayOptions: Readonly<Record<string, string>>
}

/** End-to-end tests with servers of their worker. */
export const test = plain.extend<{ baseURL: string }, OwnWorker>({
  gatewayOptions: [
    { UPSTREAM_TIMEOUT_MS: '10000', BREAKER_PROBE_MS: '200' },
    { scope: 'worker', option: true },
  ],
  servers: [
    async ({ gatewayOptions }, use) => {
      const port = await freePort()
      const site = `http://localhost:${port}`
      const emulator = await startEmulator(site)
      const line = await openFaultProxy(emulator.port)
      const gateway = await startGateway(
        emulator.url,
        { UPSTREAM_URL: `http://127.0.0.1:${line.port}`, ...gatewayOptions },
        port,
      )
      try {
        const controls = controlsOf(emulator.url, line)
        await controls.allow()
        await use({ site, upstream: emulator.url, ...controls })
      } finally {
        await Promise.all([gateway.stop(), emulator.stop(), line.close()])
      }
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  baseURL: async ({ servers }, use) => use(servers.site),
})

/** Starts an emulator for a site at `publicUrl`. */
export const startEmulator = (publicUrl: string): Promise<RunningProgram> =>
  programs.startEmulator({ PUBLIC_URL: publicUrl })

/** Starts a gateway in front of an API; `settings` override those that all of the tests have. */
export async function startGateway(
  upstream: string,
  settings: Record<string, string> = {},
  given?: number,
): Promise<RunningProgram> {
  const port = given ?? (await freePort())
  const all = { ...gatewaySettings(`http://localhost:${port}`, upstream, port), ...settings }
  return programs.startGateway(all, { program: gatewayProgram, health: '/api/health' })
}

/** The settings of a gateway that all of these tests have. */
export function gatewaySettings(
  site: string,
  upstream: string,
  port: number,
): Record<string, string> {
  return {
    GATEWAY_PORT: String(port),
    PUBLIC_URL: site,
    UPSTREAM_URL: upstream,
    SESSION_KEYS: sessionKey,
    RATE_LIMITS: 'off',
    LIST_LIFE_MS: '1',
    BREAKER_PROBE_MS: '200',
    ORDER_MAIL: 'sent',
    WITHDRAWAL_MAIL: 'sent',
    PAYMENT_HOSTS: new URL(upstream).host,
    PROVIDERS: JSON.stringify({ mikro: { issuer: `${upstream}/provider`, ...providerClient } }),
  }
}

function controlsOf(upstream: string, line: FaultProxy): Omit<OwnServers, 'site' | 'upstream'> {
  const order = (path: string, body: object) => setControl(path, body, upstream)
  const state = async () => switchState.parse(await (await fetch(`${upstream}/switches`)).json())
  return {
    suffer: line.suffer,
    answerWith: (pathPrefix, status, body) =>
      order('fail-next', { pathPrefix, method: 'GET', status, body, count: 1000 }),
    loseAnswer: (pathPrefix) => order('truncate', { pathPrefix, method: 'POST', count: 1 }),
    mend: async () => {
      await line.mend()
      await order('clear', {})
    },
    allow: () => order('limits', { enabled: false }),
    setAccounts: (changes) => order('accounts', changes),
    resetAccounts: () => order('accounts/reset', {}),
    changeProduct: (id, changes) => order(`products/${id}`, changes),
    moveOrder: (id, status) => order(`orders/${id}`, { status }),
    setBank: (provider) => order('payments', { provider }),
    notify: (email, title, message) => order('notifications', { email, title, message }),
    give: (email, many) => order('belongings', { email, ...many }),
    startOver: async () => {
      await order('reset', {})
      await order('limits', { enabled: false })
    },
    setSockets: (open) => order('sockets', { open }),
    sockets: async () => (await state()).sockets.count,
    setClock: (offsetMs) => order('clock', { offsetMs }),
    clock: async () => (await state()).clock.offsetMs,
  }
}
