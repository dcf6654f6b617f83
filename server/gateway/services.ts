import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { OrderLists } from '#upstream/order'
import { type Answers, createAnswers } from './answers'
import { createRatings, type Ratings } from './catalogue/ratings'
import type { GatewayDeps, GatewayEnv } from './dependencies'
import { createLog, type WriteLog } from './middleware/log-requests'
import { createMailLimits, type MailLimits } from './middleware/mail-limits'
import type { RequestLimit } from './middleware/rate-limiter'
import { createProviders, type Provider } from './oauth/provider-client'
import { collapseCalls } from './operations/collapse-calls'
import { noMetrics } from './operations/metrics'
import { createOrderLists } from './orders/order-lists'
import type { SharedRead } from './orders/shared-read'
import { createShipping, type ShippingReader } from './orders/shipping'
import { createSocketRegistry, type SocketRegistry } from './realtime/sockets'
import { type EncryptionDeps, openKeyRing } from './session/encryption'
import { createSessionConfirmation, type SessionConfirmation } from './session/session-confirmation'
import { createSessionEnds, type SessionEnds } from './session/session-ends'
import { createSessionStore, type SessionStore } from './session/session-store'
import { createSocketTokenIssuer, type SocketTokenIssuer } from './session/socket-tokens'
import { createMemoryState } from './shared/memory-state'
import type { SharedState } from './shared/shared-state'
import { createUpstream, type Upstream } from './upstream/call-upstream'
import { createSharedLists, type SharedLists } from './upstream/shared-lists'

/** Services that the routes of one gateway share; each route gets them from `c.var.services`. */
export interface Services {
  deps: GatewayDeps
  answers: Answers
  log: WriteLog
  encryptionDeps: Promise<EncryptionDeps>
  /** The Django API. */
  rest: Upstream
  lists: SharedLists
  ratings: Ratings
  sessions: SessionConfirmation
  sessionStore: SessionStore
  sockets: SocketRegistry
  socketTokens: SocketTokenIssuer
  sessionEnds: SessionEnds
  shared: SharedState
  /** Asks for a rebuild of the site; requests close to each other share one. Null: nothing builds. */
  requestRebuild: (() => void) | null
  orderLists: SharedRead<OrderLists>
  shipping: ShippingReader
  /** A limit of requests, with a unique name. */
  requestLimit(name: string, perMinute: number): RequestLimit
  mails: MailLimits
  /** Identity providers by id. */
  providers: ReadonlyMap<string, Provider>
}

/** Hono's types of a route. */
export interface RouteEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables'] & {
    services: Services
    /**
     * Schema of the request body, once it has been read: refusals name its fields and no others.
     */
    bodySchema: z.ZodMiniType | undefined
  }
}

export type RouteContext = Context<RouteEnv>

export function createServices(deps: GatewayDeps): Services {
  const { config, clock, random, metrics = noMetrics } = deps
  const shared = deps.shared ?? createMemoryState(clock)
  const encryptionDeps = openKeyRing(config.sessionKeys).then((ring) => ({ ring, clock, random }))
  const sockets = createSocketRegistry(config.live, clock, metrics.socketsChanged)
  const rest = createUpstream(deps, config.upstreamUrl, 'api')
  const log = createLog(deps)
  const lists = createSharedLists(deps, rest, log)
  const sessions = createSessionConfirmation({ deps, rest, onDoubt: sockets.recheck })
  const sessionEnds = createSessionEnds({
    sessions,
    sockets,
    messages: shared.messages,
    retire: (generation) => sessionStore.retire(generation),
  })
  const sessionStore = createSessionStore(encryptionDeps, clock, sessionEnds.replace)
  return {
    deps,
    answers: createAnswers(config),
    log,
    encryptionDeps,
    rest,
    lists,
    ratings: createRatings(lists.readList),
    sessions,
    sessionStore,
    sessionEnds,
    sockets,
    socketTokens: createSocketTokenIssuer(encryptionDeps, shared),
    mails: createMailLimits({ config, shared, metrics }),
    shared,
    requestRebuild: rebuildsOf(deps),
    orderLists: createOrderLists(deps, rest),
    shipping: createShipping(deps, rest),
    requestLimit: (name, perMinute) => ({
      name,
      metrics,
      limiter: shared.limiter(name, { perMinute, remembered: config.rates.rememberedClients }),
    }),
    providers: createProviders(deps),
  }
}

function rebuildsOf({ config, startRebuild, log }: GatewayDeps): Services['requestRebuild'] {
  if (!startRebuild) return null
  return collapseCalls(startRebuild, config.contentHook.waitMs, (error) =>
    log({ event: 'rebuild-not-started', message: String(error) }),
  )
}
