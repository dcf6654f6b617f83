import { Hono } from 'hono'
import { createAnswers } from './answers'
import { GatewayError } from './gateway-error'
import type { GatewayEnv, GatewayParts } from './gateway-parts'
import { createFoundProducts } from './lists/found-products'
import { createLists } from './lists/lists'
import { createSearch } from './lists/search-hits'
import { createLiveLines } from './live/live-lines'
import { livePath, liveRoute } from './live/live-route'
import { crossSiteGate } from './middleware/cross-site-gate'
import { limitByAddress, limitWrites } from './middleware/limit-rates'
import { createLog, logRequests, siteRoute } from './middleware/log-requests'
import { createMailLimits } from './middleware/mail-limits'
import { pathHygiene } from './middleware/path-hygiene'
import { readSession } from './middleware/read-session'
import { createIds } from './middleware/request-ids'
import { providerRoute } from './provider/provider-routes'
import { createProviderTools } from './provider/provider-tools'
import { createEndpoints, reportPath } from './routes/endpoints'
import { picturePrefix } from './routes/picture-path'
import { createPictureRoute } from './routes/picture-route'
import { policyReportRoute } from './routes/policy-report-route'
import { openKeyRing } from './session/key-ring'
import { localCookies } from './session/local-cookies'
import type { SealParts } from './session/seal'
import { createSessionConfirmation } from './session/session-confirmation'
import { createSessionKeeper } from './session/session-keeper'
import { createSocketTokenDesk } from './session/socket-tokens'
import { createSiteHandler } from './site/serve-site'
import { createUpstream } from './upstream/call-upstream'

/** Paths that are the gateway's own; everything else is the site. */
const ownPrefixes = ['/api', '/auth', '/ws'] as const

/** The gateway, made of its parts; `app.fetch(request, connection)` answers a request. */
export function createGateway(parts: GatewayParts): Hono<GatewayEnv> {
  const { config, clock, random } = parts
  const app = new Hono<GatewayEnv>()
  const answers = createAnswers(config)
  const write = createLog(parts)
  const nextId = createIds(random)
  const sealParts: Promise<SealParts> = openKeyRing(config.sessionKeys).then((ring) => ({
    ring,
    clock,
    random,
  }))
  const lines = createLiveLines(config.live, clock)
  const rest = createUpstream(parts, config.upstreamUrl)
  const sessions = createSessionConfirmation({ parts, rest, onDoubt: lines.recheck })
  const lists = createLists(parts, rest)
  const tools = {
    parts,
    answers,
    rest,
    lists,
    sessions,
    search: createSearch(lists, config.lists.lifeMs, clock),
    foundProducts: createFoundProducts(lists.askAsGuest, config.lists.lifeMs, clock),
    keeper: createSessionKeeper(sealParts, clock, (generation) => {
      sessions.drop(generation)
      lines.end(generation)
    }),
    lines,
    mails: createMailLimits(config.rates, clock, random),
    sealParts,
    socketTokens: createSocketTokenDesk(sealParts, clock),
    provider: createProviderTools(parts, sealParts),
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
  app.use(logRequests(parts))
  app.use(pathHygiene())
  app.use(localCookies(config))

  app.use('/api/*', limitByAddress(config.rates, config.rates.requestsPerMinute, clock))
  app.post(reportPath, (c) => {
    c.set('route', reportPath)
    return policyReportRoute(tools, write, c)
  })
  app.use('/api/*', crossSiteGate(config.publicUrl))
  app.use('/api/*', readSession(sealParts))
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
  app.use(providerPath, readSession(sealParts))
  app.all(providerPath, (c) => {
    c.set('route', providerPath)
    return providerRoute(tools.provider, c)
  })
  app.use(livePath, limitByAddress(config.rates, config.rates.requestsPerMinute, clock))
  app.use(livePath, readSession(sealParts))
  app.get(livePath, (c) => {
    c.set('route', livePath)
    return liveRoute(tools, c)
  })
  addPictures(app, parts)
  for (const prefix of ownPrefixes) {
    app.all(`${prefix}/*`, () => {
      throw new GatewayError(404)
    })
  }
  const site = createSiteHandler(parts)
  app.all('*', (c) => {
    c.set('route', siteRoute)
    return site(c)
  })
  return app
}

function addPictures(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { config, clock } = parts
  const path = `${picturePrefix}*`
  const upstream = { ...parts, fetch: parts.fetchPicture ?? parts.fetch }
  const picture = createPictureRoute(parts, createUpstream(upstream, config.imageServiceUrl))
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
