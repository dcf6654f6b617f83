import { Hono } from 'hono'
import { blogListRoutes, shopListRoutes } from './account/list-routes'
import { userAccountRoutes } from './account/routes'
import { addressRoutes } from './addresses/routes'
import { authRoutes } from './auth/auth-routes'
import { createCallHandler } from './auth/call-handler'
import { callLimits } from './auth/call-limits'
import { bankRoutes } from './bank/routes'
import { blogAuthorRoutes, blogTagRoutes } from './blog/authors-and-tags'
import { blogCategoryRoutes } from './blog/categories'
import { blogCommentRoutes, commentWriteRoutes } from './blog/comment-routes'
import { commentLikeRoutes, postLikeRoutes } from './blog/likes'
import { blogPostRoutes } from './blog/post-routes'
import { cartRoutes } from './cart/routes'
import { contactRoutes } from './contact/routes'
import { type ControlDeps, controlRoutes } from './controls/control-routes'
import { faultMiddleware } from './controls/fault-middleware'
import { createFaultRules } from './controls/fault-rules'
import { lessonControls } from './controls/lesson-controls'
import { newsletterControls } from './controls/newsletter-controls'
import { pricePage } from './controls/price-page'
import { shopControlRoutes } from './controls/shop-control-routes'
import { productFavouriteRoutes } from './favourites/routes'
import { countryRoutes, regionRoutes } from './geo/routes'
import { healthRoutes, indexRoutes } from './home/routes'
import { tenantRoutes } from './home/tenant-routes'
import { pictureRoutes } from './images/routes'
import { bearerAccounts } from './lib/access-tokens'
import { defaultAccountSettings } from './lib/account-settings'
import { ApiError } from './lib/api-error'
import { createCachedAnswers } from './lib/cached-answers'
import { shiftedClock } from './lib/clock'
import type { EmulatorDeps, RouteDeps } from './lib/dependencies'
import { djangoPage } from './lib/django-page'
import { refuseOtherMethods } from './lib/http'
import { idempotentCalls } from './lib/idempotency'
import { answerMessages } from './lib/messages'
import { ownHosts } from './lib/own-hosts'
import { createRateLimits } from './lib/rate-limits'
import { endedSessionCookies } from './lib/session-cookie'
import { defaultShopSettings } from './lib/shop-settings'
import { defaultWorkerSettings } from './lib/worker-settings'
import { mfaRoutes } from './mfa/mfa-routes'
import { newsletterLinkRoutes } from './newsletter/link-routes'
import { subscriptionRoutes, topicRoutes } from './newsletter/routes'
import { notificationRoutes, notificationUserRoutes } from './notifications/routes'
import { createTickets, socketRoutes, ticketRoutes } from './notifications/socket-routes'
import { payWayRoutes } from './orders/pay-ways'
import { paymentIntentRoutes } from './orders/payment-intents'
import { settledPayments } from './orders/payment-messages'
import { orderRoutes } from './orders/routes'
import { settingRoutes, shippingRoutes } from './orders/shipping'
import { outboxRoutes } from './outbox/routes'
import { dataExportFiles, dataExportRoutes } from './privacy/export-routes'
import { privacyRoutes } from './privacy/routes'
import { dueWork } from './privacy/worker'
import { productAlertRoutes } from './products/alert-routes'
import { categoryImageRoutes, productCategoryRoutes } from './products/categories'
import { productImageRoutes, productRoutes } from './products/routes'
import { createIdentityProvider, listedProvider } from './provider/provider'
import { providerAuthRoutes } from './provider/provider-auth-routes'
import { providerRoutes } from './provider/provider-routes'
import { productReviewRoutes, reviewWriteRoutes } from './reviews/routes'
import { searchRoutes } from './search/routes'

const unknownPath = djangoPage('Not Found', 'The requested resource was not found on this server.')

/**
 * Creates the emulator: the REST API as the real upstream answers it, the auth service, images,
 * test controls and an index page. Testable without a port through `app.request()`.
 */
export function createEmulator(options: EmulatorDeps & Pick<ControlDeps, 'seed'>): Hono {
  const clock = shiftedClock(options.clock)
  const limits = createRateLimits(clock)
  const faults = createFaultRules()
  const deps: RouteDeps = {
    ...options,
    clock,
    limits,
    cached: createCachedAnswers(clock),
    accounts: defaultAccountSettings(),
    comments: { areApproved: true },
    shop: defaultShopSettings(),
    worker: defaultWorkerSettings(),
    providers: [listedProvider(options.ownUrl)],
  }
  const handleCall = createCallHandler(deps)
  const provider = createIdentityProvider(deps)
  const tickets = createTickets(deps)
  const app = new Hono()

  app.use(ownHosts)
  app.route('/', indexRoutes())
  app.route('/switches', controlRoutes({ ...deps, seed: options.seed, faults }))
  app.route('/switches', shopControlRoutes(deps))
  app.route('/switches', pricePage(deps))
  app.route('/switches', lessonControls(deps))
  app.route('/switches', newsletterControls(deps))
  app.route('/', outboxRoutes(deps))
  app.route('/', bankRoutes(deps))
  app.use(faultMiddleware(faults))
  app.use(dueWork(deps))
  app.route('/', socketRoutes(deps, tickets))
  app.use('/api/v1/*', endedSessionCookies(deps))
  for (const path of ['order', 'cart', 'user/account', 'notification']) {
    app.use(`/api/v1/${path}/*`, settledPayments(deps))
  }
  app.use('/api/v1/*', idempotentCalls(deps))
  app.use('/api/v1/*', bearerAccounts(deps))
  app.route('/', healthRoutes(deps))
  app.route('/', pictureRoutes(deps))
  app.route('/api/v1/product', productRoutes(deps))
  app.route('/api/v1/product/category', productCategoryRoutes(deps))
  app.route('/api/v1/product/category/image', categoryImageRoutes(deps))
  app.route('/api/v1/product/image', productImageRoutes(deps))
  app.route('/api/v1/product/review', productReviewRoutes(deps))
  app.route('/api/v1/product/review', reviewWriteRoutes(deps))
  app.route('/api/v1/product/alert', productAlertRoutes(deps))
  app.route('/api/v1/product/favourite', productFavouriteRoutes(deps))
  app.route('/api/v1/blog/post', blogPostRoutes(deps))
  app.route('/api/v1/blog/post', postLikeRoutes(deps))
  app.route('/api/v1/blog/category', blogCategoryRoutes(deps))
  app.route('/api/v1/blog/comment', blogCommentRoutes(deps))
  app.route('/api/v1/blog/comment', commentLikeRoutes(deps))
  app.route('/api/v1/blog/comment', commentWriteRoutes(deps))
  app.route('/api/v1/blog/author', blogAuthorRoutes(deps))
  app.route('/api/v1/blog/tag', blogTagRoutes(deps))
  app.route('/api/v1/search', searchRoutes(deps))
  app.route('/api/v1/cart', cartRoutes(deps))
  app.route('/api/v1/cart', paymentIntentRoutes(deps))
  app.route('/api/v1/order', orderRoutes(deps))
  app.route('/api/v1/pay_way', payWayRoutes(deps))
  app.route('/api/v1/shipping', shippingRoutes(deps))
  app.route('/api/v1/settings', settingRoutes(deps))
  app.route('/api/v1/country', countryRoutes(deps))
  app.route('/api/v1/region', regionRoutes(deps))
  app.route('/api/v1/user/account', userAccountRoutes(deps))
  app.route('/api/v1/user/account', shopListRoutes(deps))
  app.route('/api/v1/user/account', blogListRoutes(deps))
  app.route('/api/v1/user/account', privacyRoutes(deps))
  app.route('/api/v1/user/account', dataExportRoutes(deps))
  app.route('/api/v1/user/data_export', dataExportFiles(deps))
  app.route('/api/v1/user/address', addressRoutes(deps))
  app.route('/api/v1/user', newsletterLinkRoutes(deps))
  app.route('/api/v1/user/subscription', subscriptionRoutes(deps))
  app.route('/api/v1/user/subscription/topic', topicRoutes(deps))
  app.route('/api/v1/websocket', ticketRoutes(tickets))
  app.route('/api/v1/notification', notificationRoutes(deps))
  app.route('/api/v1/notification/user', notificationUserRoutes(deps))
  app.route('/api/v1/contact', contactRoutes(deps))
  app.route('/api/v1/tenant', tenantRoutes(deps))

  app.route('/provider', providerRoutes(provider))
  app.use('/_allauth/app/v1/*', callLimits(deps, '/_allauth/app/v1'))
  app.route('/_allauth/app/v1', authRoutes(handleCall))
  app.route('/_allauth/app/v1', mfaRoutes(handleCall))
  app.route('/_allauth/app/v1', providerAuthRoutes(handleCall, provider))

  refuseOtherMethods(app)
  // No JSON: of a path that is none, Django says it before the API does.
  app.notFound((c) => c.html(unknownPath, 404))
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status, error.headers)
    options.report(error)
    return c.json({ detail: answerMessages.broken }, 500)
  })
  return app
}
