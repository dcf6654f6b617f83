import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { type Answers, createAnswers } from './answers'
import type { GatewayDeps, GatewayEnv } from './dependencies'
import { createLists, type Lists } from './lists/lists'
import { createFoundProducts, createSearch, type FoundProducts, type Search } from './lists/search'
import { createLog, type WriteLog } from './middleware/log-requests'
import { createMailLimits, type MailLimits } from './middleware/mail-limits'
import { createProviders, type Provider } from './oauth/provider-client'
import { createSocketRegistry, type SocketRegistry } from './realtime/sockets'
import type { EncryptionDeps } from './session/encryption'
import { openKeyRing } from './session/key-ring'
import { createSessionConfirmation, type SessionConfirmation } from './session/session-confirmation'
import { createSessionStore, type SessionStore } from './session/session-store'
import { createSocketTokenIssuer, type SocketTokenIssuer } from './session/socket-tokens'
import { createUpstream, type Upstream } from './upstream/call-upstream'

/** What the routes of one gateway share; every route finds it at `c.var.services`. */
export interface Services {
  deps: GatewayDeps
  answers: Answers
  log: WriteLog
  encryptionDeps: Promise<EncryptionDeps>
  /** The Django API. */
  rest: Upstream
  lists: Lists
  search: Search
  foundProducts: FoundProducts
  sessions: SessionConfirmation
  sessionStore: SessionStore
  sockets: SocketRegistry
  socketTokens: SocketTokenIssuer
  mails: MailLimits
  /** Identity providers by id. */
  providers: ReadonlyMap<string, Provider>
}

/** Hono's types of a route. */
export interface RouteEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables'] & {
    services: Services
    /** Schema of the request body, once it has been read: refusals name its fields and no others. */
    bodySchema: z.ZodMiniType | undefined
  }
}

export type RouteContext = Context<RouteEnv>

export function createServices(deps: GatewayDeps): Services {
  const { config, clock, random } = deps
  const encryptionDeps = openKeyRing(config.sessionKeys).then((ring) => ({ ring, clock, random }))
  const sockets = createSocketRegistry(config.live, clock)
  const rest = createUpstream(deps, config.upstreamUrl)
  const lists = createLists(deps, rest)
  const sessions = createSessionConfirmation({ deps, rest, onDoubt: sockets.recheck })
  return {
    deps,
    answers: createAnswers(config),
    log: createLog(deps),
    encryptionDeps,
    rest,
    lists,
    search: createSearch(lists, config.lists.lifeMs, clock),
    foundProducts: createFoundProducts(lists.fetchAsGuest, config.lists.lifeMs, clock),
    sessions,
    sessionStore: createSessionStore(encryptionDeps, clock, (generation) => {
      sessions.drop(generation)
      sockets.end(generation)
    }),
    sockets,
    socketTokens: createSocketTokenIssuer(encryptionDeps, clock),
    mails: createMailLimits(config.rates, clock, random),
    providers: createProviders(deps),
  }
}
