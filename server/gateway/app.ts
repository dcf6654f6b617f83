import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { matchedRoutes } from 'hono/route'
import { cachePurgePath } from '#contract/hooks/cache-purge'
import { socketPath } from '#contract/notifications/socket-path'
import { paymentReturnPaths } from '#contract/paths/payment-return-path'
import { policyReportPath } from '#contract/site/site-headers'
import type { GatewayDeps } from './dependencies'
import { answerError } from './http/answer-error'
import type { RouteEnv } from './http/route-env'
import { apiHeaders } from './http/security-headers'
import { GatewayError } from './lib/gateway-error'
import { csrfProtection } from './middleware/csrf-protection'
import { keepGuestCookie } from './middleware/keep-guest-cookie'
import { localCookies, needsLocalCookies } from './middleware/local-cookies'
import { createRequestIds, logRequests, siteRoute } from './middleware/log-requests'
import { pathValidation } from './middleware/path-validation'
import { limitByAddress, limitWrites } from './middleware/rate-limiter'
import { readSession } from './middleware/read-session'
import { keepSessionHint } from './middleware/session-hint'
import { createTraces } from './operations/request-trace'
import { accountRoutes } from './routes/account'
import { accountDeletionRoutes } from './routes/account-deletion'
import { addressRoutes } from './routes/addresses'
import { authRoutes } from './routes/auth'
import { authAccountRoutes } from './routes/auth-account'
import { blogRoutes } from './routes/blog'
import { cachePurgeRoutes } from './routes/cache-purge'
import { cartRoutes } from './routes/cart'
import { commentRoutes } from './routes/comments'
import { contactRoutes } from './routes/contact'
import { contentHookRoutes } from './routes/content-hook'
import { dataExportRoutes } from './routes/data-exports'
import { favouriteRoutes } from './routes/favourites'
import { geoRoutes } from './routes/geo'
import { healthRoutes } from './routes/health'
import { imagePath, imageRoutes } from './routes/images'
import { mailLinkRoutes } from './routes/mail-links'
import { newsletterRoutes } from './routes/newsletter'
import { notificationRoutes } from './routes/notifications'
import { orderRoutes } from './routes/orders'
import { payWayRoutes } from './routes/pay-ways'
import { paymentReturnRoutes } from './routes/payment-returns'
import { policyReportRoutes } from './routes/policy-reports'
import { productAlertRoutes } from './routes/product-alerts'
import { productRoutes } from './routes/products'
import { oauthParamsRoutes, providerLoginPath, providerLoginRoutes } from './routes/provider-login'
import { reviewRoutes } from './routes/reviews'
import { searchRoutes } from './routes/search'
import { sessionRoutes } from './routes/session'
import { settingsRoutes } from './routes/settings'
import { socketRoutes, socketTokenRoutes } from './routes/sockets'
import { withdrawalRoutes } from './routes/withdrawals'
import { createServices } from './services'
import { isDocumentRequest } from './static-site/error-page'
import { createSiteHandler } from './static-site/serve-site'
import { explainRefusal } from './upstream/refusals'

/** The gateway: middleware, then routes. Its handler is `app.fetch(request, connection)`. */
export function createGateway(deps: GatewayDeps): Hono<RouteEnv> {
  const { config, random } = deps
  const services = createServices(deps)
  const site = createSiteHandler(config, deps.site)
  const app = new Hono<RouteEnv>()
  const { requestsPerMinute, writesPerMinute, picturesPerMinute } = config.rates
  const limitRequests = (name: string, perMinute = requestsPerMinute) =>
    config.rates.enabled ? limitByAddress(services.requestLimit(name, perMinute)) : unlimited

  app.onError((error, c) => {
    const shown =
      error instanceof GatewayError
        ? explainRefusal(error, c.var.bodySchema)
        : new GatewayError(500)
    // The log gets the reason of the response; for an internal defect it gets the defect itself.
    if (error instanceof GatewayError) c.error = shown
    // An address that is opened in a window gets a page; programs get JSON.
    if (isDocumentRequest(c.req.method, (name) => c.req.header(name))) {
      return site.errorPage(c, shown.status, shown.details.headers)
    }
    return answerError(c, shown)
  })
  app.use(requestId({ headerName: '', generator: createRequestIds(random) }))
  app.use(withDefaults(services))
  app.route('/', healthRoutes(services))
  app.use(logRequests(deps.log, deps.clock, deps.metrics))
  app.use(pathValidation(config))
  if (needsLocalCookies(config)) app.use(localCookies)

  app.use('/api/*', limitRequests('requests'))
  // Browsers send reports without our header: this route precedes the CSRF protection.
  app.use(policyReportPath, nameRoute)
  app.route('/', policyReportRoutes(services))
  // Called by the API, which shows its token.
  app.use(cachePurgePath, limitRequests('hooks'))
  app.use(cachePurgePath, nameRoute)
  app.route('/', cachePurgeRoutes(services))
  app.use('/api/*', csrfProtection(config.publicUrl))
  app.use('/api/*', keepGuestCookie)
  app.use('/api/*', keepSessionHint())
  app.use('/api/*', readSession(services.encryptionDeps))
  if (config.rates.enabled) {
    app.use('/api/*', limitWrites(services.requestLimit('writes', writesPerMinute)))
  }
  app.use('/api/*', nameRoute)
  app.route('/api', productRoutes(services))
  app.route('/api', productAlertRoutes(services))
  app.route('/api', favouriteRoutes(services))
  app.route('/api', reviewRoutes(services))
  app.route('/api', cartRoutes(services))
  app.route('/api', orderRoutes(services))
  app.route('/api', payWayRoutes(services))
  app.route('/api', geoRoutes(services))
  app.route('/api', contactRoutes(services))
  app.route('/api', withdrawalRoutes(services))
  app.route('/api', settingsRoutes(services))
  app.route('/api', searchRoutes(services))
  app.route('/api', blogRoutes(services))
  app.route('/api', commentRoutes(services))
  app.route('/api', accountRoutes(services))
  app.route('/api', accountDeletionRoutes(services))
  app.route('/api', dataExportRoutes(services))
  app.route('/api', addressRoutes(services))
  app.route('/api', newsletterRoutes(services))
  app.route('/api', mailLinkRoutes())
  app.route('/api', notificationRoutes(services))
  app.route('/api', socketTokenRoutes(services))
  app.route('/api', sessionRoutes(services))
  app.route('/api', oauthParamsRoutes(services))
  app.route('/api', authRoutes(services))
  app.route('/api', authAccountRoutes(services))
  refuseOtherMethods(app)

  app.use(providerLoginPath, limitRequests('provider-logins'))
  app.use(providerLoginPath, readSession(services.encryptionDeps))
  app.route('/', providerLoginRoutes(services))
  app.use(socketPath, limitRequests('socket-requests'))
  app.use(socketPath, readSession(services.encryptionDeps))
  app.use(socketPath, nameRoute)
  app.route('/', socketRoutes(services))
  app.use(imagePath, limitRequests('pictures', picturesPerMinute))
  app.use(imagePath, nameRoute)
  app.route('/', imageRoutes(deps))

  app.use('/hooks/*', limitRequests('hooks'))
  app.use('/hooks/*', nameRoute)
  app.route('/', contentHookRoutes(services))

  // Banks may return by a form.
  for (const path of paymentReturnPaths) app.post(path, limitRequests('payment-returns'), nameRoute)
  app.route('/', paymentReturnRoutes())

  // Any other path below these prefixes gets 404; all other paths belong to the site.
  for (const prefix of ['/api', '/auth', '/ws', '/hooks']) {
    app.all(`${prefix}/*`, () => {
      throw new GatewayError(404)
    })
  }
  app.all('*', (c) => {
    c.set('route', siteRoute)
    return site.answer(c)
  })
  return app
}

const unlimited: MiddlewareHandler<RouteEnv> = (_, next) => next()

type BasicDeps = Pick<GatewayDeps, 'config' | 'clock' | 'random' | 'log'>

function withDefaults({ config, clock, random, log }: BasicDeps): MiddlewareHandler<RouteEnv> {
  const basics = { clock, log, headers: apiHeaders(config), jsonBytes: config.jsonBytes }
  const traceOf = createTraces(random)
  return (c, next) => {
    c.set('basics', basics)
    c.set('startedAt', clock())
    c.set(
      'trace',
      traceOf((name) => c.req.header(name)),
    )
    c.set('bodySchema', undefined)
    c.set('cookies', c.req.header('cookie'))
    c.set('session', null)
    c.set('guestCart', null)
    c.set('guestCookie', null)
    c.set('endsSession', false)
    c.set('rewriteSessionFromMs', null)
    c.set('route', 'unlisted')
    return next()
  }
}

/** Stores the pattern of the matched route for the log. */
const nameRoute: MiddlewareHandler<RouteEnv> = (c, next) => {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (route) c.set('route', route.path)
  return next()
}

/** Answers 405 with `Allow` to the other methods of every path under `/api` that is registered. */
function refuseOtherMethods(app: Hono<RouteEnv>): void {
  const methodsByPath = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method))
  }
  for (const [path, methods] of methodsByPath) {
    if (methods.has('GET')) methods.add('HEAD')
    const allow = [...methods].join(', ')
    app.all(path, () => {
      throw new GatewayError(405, { headers: { allow } })
    })
  }
}
