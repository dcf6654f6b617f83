import { Hono } from 'hono'
import { createAnswers } from './answers'
import type { GatewayDeps, GatewayEnv } from './dependencies'
import { GatewayError } from './gateway-error'
import { createFoundProducts } from './lists/found-products'
import { createLists } from './lists/lists'
import { createSearch } from './lists/search-hits'
import { csrfProtection } from './middleware/csrf-protection'
import { limitByAddress, limitWrites } from './middleware/limit-rates'
import { createLog, logRequests, siteRoute } from './middleware/log-requests'
import { createMailLimits } from './middleware/mail-limits'
import { pathValidation } from './middleware/path-validation'
import { readSession } from './middleware/read-session'
import { createIds } from './middleware/request-ids'
import { providerRoute } from './oauth/provider-routes'
import { createProviderTools } from './oauth/provider-tools'
import { livePath, liveRoute } from './realtime/live-route'
import { createLiveLines } from './realtime/sockets'
import { createEndpoints, reportPath } from './routes/endpoints'
import { picturePrefix } from './routes/picture-path'
import { createPictureRoute } from './routes/picture-route'
import { policyReportRoute } from './routes/policy-report-route'
import type { EncryptionDeps } from './session/encryption'
import { openKeyRing } from './session/key-ring'
import { localCookies } from './session/local-cookies'
import { createSessionConfirmation } from './session/session-confirmation'
import { createSessionStore } from './session/session-store'
import { createSocketTokenIssuer } from './session/socket-tokens'
import { createSiteHandler } from './static-site/serve-site'
import { createUpstream } from './upstream/call-upstream'

/** Paths that are the gateway's own; everything else is the site. */
const ownPrefixes = ['/api', '/auth', '/ws'] as const

/** The gateway, made of its parts; `app.fetch(request, connection)` answers a request. */
export function createGateway(deps: GatewayDeps): Hono<GatewayEnv> {
  const { config, clock, random } = deps
  const app = new Hono<GatewayEnv>()
  const answers = createAnswers(config)
  const write = createLog(deps)
  const nextId = createIds(random)
  const encryptionDeps: Promise<EncryptionDeps> = openKeyRing(config.sessionKeys).then((ring) => ({
    ring,
    clock,
    random,
  }))
  const lines = createLiveLines(config.live, clock)
  const rest = createUpstream(deps, config.upstreamUrl)
  const sessions = createSessionConfirmation({ deps, rest, onDoubt: lines.recheck })
  const lists = createLists(deps, rest)
  const tools = {
    deps,
    answers,
    rest,
    lists,
    sessions,
    search: createSearch(lists, config.lists.lifeMs, clock),
    foundProducts: createFoundProducts(lists.askAsGuest, config.lists.lifeMs, clock),
    keeper: createSessionStore(encryptionDeps, clock, (generation) => {
      sessions.drop(generation)
      lines.end(generation)
    }),
    lines,
    mails: createMailLimits(config.rates, clock, random),
    encryptionDeps,
    socketTokens: createSocketTokenIssuer(encryptionDeps, clock),
    provider: createProviderTools(deps, encryptionDeps),
  }

  app.onError((error, c) =>
    answers.error(error instanceof GatewayError ? error : new GatewayError(500), c.var.requestId),
  )
  app.use(async (c, next) => {
    c.set('requestId', nextId())
    c.set('cookies', undefined)
    c.set('session', null)
    c.set('rewriteSessionFromMs', null)
    c.set('route', 'unlisted')
    await next()
  })
  app.use(logRequests(deps))
  app.use(pathValidation())
  app.use(localCookies(config))

  app.use('/api/*', limitByAddress(config.rates, config.rates.requestsPerMinute, clock))
  app.post(reportPath, (c) => {
    c.set('route', reportPath)
    return policyReportRoute(tools, write, c)
  })
  app.use('/api/*', csrfProtection(config.publicUrl))
  app.use('/api/*', readSession(encryptionDeps))
  app.use('/api/*', limitWrites(config.rates, clock))
  const endpoints = createEndpoints(tools)
  for (const { method, path, run } of endpoints) {
    app.on(method, path, (c) => {
      c.set('route', path)
      return run(c)
    })
  }
  for (const [path, methods] of methodsByPath(endpoints)) app.all(path, refuseMethod(methods))

  const providerPath = '/auth/:provider'
  app.use(providerPath, limitByAddress(config.rates, config.rates.requestsPerMinute, clock))
  app.use(providerPath, readSession(encryptionDeps))
  app.all(providerPath, (c) => {
    c.set('route', providerPath)
    return providerRoute(tools.provider, c)
  })
  app.use(livePath, limitByAddress(config.rates, config.rates.requestsPerMinute, clock))
  app.use(livePath, readSession(encryptionDeps))
  app.get(livePath, (c) => {
    c.set('route', livePath)
    return liveRoute(tools, c)
  })
  addPictures(app, deps)
  for (const prefix of ownPrefixes) {
    app.all(`${prefix}/*`, () => {
      throw new GatewayError(404)
    })
  }
  const site = createSiteHandler(deps)
  app.all('*', (c) => {
    c.set('route', siteRoute)
    return site(c)
  })
  return app
}

function addPictures(app: Hono<GatewayEnv>, deps: GatewayDeps): void {
  const { config, clock } = deps
  const path = `${picturePrefix}*`
  const upstream = { ...deps, fetch: deps.fetchPicture ?? deps.fetch }
  const picture = createPictureRoute(deps, createUpstream(upstream, config.imageServiceUrl))
  app.use(path, limitByAddress(config.rates, config.rates.picturesPerMinute, clock))
  app.get(path, (c) => {
    c.set('route', path)
    return picture(c)
  })
  app.all(path, refuseMethod(['GET']))
}

function methodsByPath(endpoints: readonly { method: string; path: string }[]) {
  const methods = new Map<string, string[]>([[reportPath, ['POST']]])
  for (const { method, path } of endpoints) {
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  return methods
}

function refuseMethod(methods: readonly string[]) {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  return (): never => {
    throw new GatewayError(405, { headers: { allow: allowed.join(', ') } })
  }
}
