import { createRatings } from './catalogue/ratings'
import type { GatewayDeps } from './dependencies'
import { createApi } from './http/create-api'
import { createUpstreamCalls } from './http/upstream-calls'
import { createMailLimits } from './middleware/mail-limits'
import type { RequestLimit } from './middleware/rate-limiter'
import { createProviders } from './oauth/provider-client'
import { collapseCalls, type RequestRebuild } from './operations/collapse-calls'
import { createLog } from './operations/log'
import { noMetrics } from './operations/metrics'
import { createBuyerTurns } from './orders/buyer-turns'
import { createOrderLists } from './orders/order-lists'
import { createShipping } from './orders/shipping'
import { createSocketRegistry } from './realtime/sockets'
import { createAuthCalls } from './routes/auth-call'
import { createDeletedAccounts } from './session/deleted-accounts'
import { openKeyRing } from './session/encryption'
import { createGuestStore } from './session/guest-store'
import { createSessionConfirmation } from './session/session-confirmation'
import { createSessionEnds } from './session/session-ends'
import { createSessionStore } from './session/session-store'
import { createSocketTokenIssuer } from './session/socket-tokens'
import { createMemoryState } from './shared/memory-state'
import { createUpstream } from './upstream/call-upstream'
import { createOptionalPart } from './upstream/optional-part'
import { createSharedLists } from './upstream/shared-lists'

/** Services of one gateway; each route is handed those that it names. */
export function createServices(deps: GatewayDeps) {
  const { config, clock, random, metrics = noMetrics } = deps
  const shared = deps.shared ?? createMemoryState(clock)
  const encryptionDeps = openKeyRing(config.sessionKeys).then((ring) => ({ ring, clock, random }))
  const sockets = createSocketRegistry(config.live, clock, metrics.socketsChanged)
  const rest = createUpstream(deps, config.upstreamUrl, 'api')
  const optionalPart = createOptionalPart(config.optionalWaitMs)
  const readDeps = { config, clock, optionalPart }
  const log = createLog(deps)
  const lists = createSharedLists(readDeps, rest, log)
  const sessions = createSessionConfirmation({ deps, rest, onDoubt: sockets.recheck })
  const sessionEnds = createSessionEnds({
    sessions,
    sockets,
    messages: shared.messages,
    retire: (generation) => sessionStore.retire(generation),
  })
  const sessionStore = createSessionStore(encryptionDeps, clock, sessionEnds.replace)
  const calls = createUpstreamCalls(config.publicUrl, rest)
  const guests = createGuestStore(encryptionDeps, shared, config.rates.rememberedClients)
  const isOpenToGuests = config.shop.audience === 'everyone'
  const mails = createMailLimits({ config, shared, metrics })
  const api = createApi({
    ...{ calls, lists, optionalPart, sessions, sessionEnds, sessionStore, guests },
    isOpenToGuests,
  })
  return {
    ...deps,
    shared,
    log,
    optionalPart,
    encryptionDeps,
    sockets,
    rest,
    calls,
    api,
    authCalls: createAuthCalls({ api, calls, mails, sessionEnds, sessionStore }),
    lists,
    ratings: createRatings(lists),
    sessions,
    sessionStore,
    sessionEnds,
    deletedAccounts: createDeletedAccounts(shared, config.rates.rememberedClients),
    mails,
    socketTokens: createSocketTokenIssuer(encryptionDeps, shared),
    requestRebuild: rebuildsOf(deps),
    inTurn: createBuyerTurns(shared, config.upstreamTimeoutMs),
    orderLists: createOrderLists(readDeps, rest),
    shipping: createShipping(readDeps, rest),
    /** A limit of requests, with a unique name. */
    requestLimit: (name: string, perMinute: number): RequestLimit => ({
      name,
      metrics,
      limiter: shared.limiter(name, { perMinute, remembered: config.rates.rememberedClients }),
    }),
    providers: createProviders(deps),
  }
}

function rebuildsOf({ config, startRebuild, log }: GatewayDeps): RequestRebuild | null {
  if (!startRebuild) return null
  return collapseCalls(startRebuild, config.contentHook.waitMs, (error) =>
    log({ event: 'rebuild-not-started', message: String(error) }),
  )
}
