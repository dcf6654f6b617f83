import { Hono } from 'hono'
import { blogListRoutes } from './account/blog-list-routes'
import { shopListRoutes } from './account/shop-list-routes'
import { addressRoutes } from './addresses/address-routes'
import { ApiError } from './answers/api-error'
import { authRoutes } from './auth/auth-routes'
import { bearerAccounts } from './auth/bearer-accounts'
import { framedCalls } from './auth/framed-calls'
import { cartRoutes } from './cart/cart-routes'
import { shiftedClock } from './clock'
import type { EmulatorDeps, RouteDeps } from './dependencies'
import { createRateLimits } from './limits/rate-limits'
import { plainMode } from './listing/plain-mode'
import { mfaRoutes } from './mfa/mfa-routes'
import { notificationRoutes } from './notifications/notification-routes'
import { notificationUserRoutes } from './notifications/notification-user-routes'
import { socketRoutes } from './notifications/socket-routes'
import { orderRoutes } from './orders/order-routes'
import { orderStaffRoutes } from './orders/order-staff-routes'
import { outboxRoutes } from './outbox/outbox-routes'
import { createIdentityProvider, listedProvider } from './provider/provider'
import { providerAuthRoutes } from './provider/provider-auth-routes'
import { providerRoutes } from './provider/provider-routes'
import { blogCategoryRoutes } from './routes/blog-category-routes'
import { blogCommentRoutes } from './routes/blog-comment-routes'
import { commentLikeRoutes, postLikeRoutes } from './routes/blog-like-routes'
import { blogAuthorRoutes, blogTagRoutes } from './routes/blog-people-routes'
import { blogPostRoutes } from './routes/blog-post-routes'
import { commentWriteRoutes } from './routes/comment-write-routes'
import { contactRoutes } from './routes/contact-routes'
import { countryRoutes, regionRoutes } from './routes/geo-routes'
import { healthRoutes } from './routes/health-routes'
import { indexRoutes } from './routes/index-routes'
import { payWayRoutes } from './routes/pay-way-routes'
import { pictureRoutes } from './routes/picture-routes'
import { productCategoryRoutes } from './routes/product-category-routes'
import { productFavouriteRoutes } from './routes/product-favourite-routes'
import { productImageRoutes } from './routes/product-image-routes'
import { productReviewRoutes } from './routes/product-review-routes'
import { productRoutes } from './routes/product-routes'
import { refuseOtherMethods } from './routes/refuse-other-methods'
import { reviewWriteRoutes } from './routes/review-write-routes'
import { searchRoutes } from './routes/search-routes'
import { userAccountRoutes } from './routes/user-account-routes'
import { answerMessages } from './seed/answer-words'
import { usualSwitches } from './test-controls/account-controls'
import { createFaultBoard } from './test-controls/fault-board'
import { faultMiddleware } from './test-controls/fault-middleware'
import { peopleSwitches } from './test-controls/people-controls'
import { switchRoutes } from './test-controls/test-control-routes'

/**
 * Puts the emulator together: the REST API as the real upstream answers it, its pictures, the
 * switches and a first page. Try it without a port through `app.request()`.
 */
export function createEmulator(given: EmulatorDeps): Hono {
  const clock = shiftedClock(given.clock)
  const limits = createRateLimits(clock)
  const deps: RouteDeps = {
    ...given,
    clock,
    limits,
    faults: createFaultBoard(),
    accounts: usualSwitches(),
    providers: [listedProvider(given.ownUrl)],
  }
  const framed = framedCalls(deps)
  const provider = createIdentityProvider(deps)
  const app = new Hono()

  app.route('/', indexRoutes())
  app.route('/switches', switchRoutes(deps))
  app.route('/switches', peopleSwitches(deps))
  app.route('/', outboxRoutes(deps))
  app.use(faultMiddleware(deps.faults))
  app.route('/', socketRoutes(deps))
  if (!given.extensions) app.use('/api/v1/*', plainMode())
  app.use('/api/v1/*', bearerAccounts(deps))
  app.route('/', healthRoutes(deps))
  app.route('/', pictureRoutes(deps))
  app.route('/api/v1/product', productRoutes(deps))
  app.route('/api/v1/product/category', productCategoryRoutes(deps))
  app.route('/api/v1/product/image', productImageRoutes(deps))
  app.route('/api/v1/product/review', productReviewRoutes(deps))
  app.route('/api/v1/blog/post', blogPostRoutes(deps))
  app.route('/api/v1/blog/category', blogCategoryRoutes(deps))
  app.route('/api/v1/blog/comment', blogCommentRoutes(deps))
  app.route('/api/v1/blog/author', blogAuthorRoutes(deps))
  app.route('/api/v1/blog/tag', blogTagRoutes(deps))
  app.route('/api/v1/pay_way', payWayRoutes(deps))
  app.route('/api/v1/country', countryRoutes(deps))
  app.route('/api/v1/region', regionRoutes(deps))
  app.route('/api/v1/search', searchRoutes(deps))
  app.route('/api/v1/contact', contactRoutes(deps))
  app.route('/api/v1/user/account', userAccountRoutes(deps))
  app.route('/api/v1/user/account', shopListRoutes(deps))
  app.route('/api/v1/user/account', blogListRoutes(deps))
  app.route('/api/v1/user/address', addressRoutes(deps))
  app.route('/api/v1/product/favourite', productFavouriteRoutes(deps))
  app.route('/api/v1/product/review', reviewWriteRoutes(deps))
  app.route('/api/v1/blog/post', postLikeRoutes(deps))
  app.route('/api/v1/blog/comment', commentLikeRoutes(deps))
  app.route('/api/v1/blog/comment', commentWriteRoutes(deps))
  app.route('/api/v1/notification', notificationRoutes(deps))
  app.route('/api/v1/notification/user', notificationUserRoutes(deps))
  app.route('/api/v1/cart', cartRoutes(deps))
  app.route('/api/v1/order', orderRoutes(deps))
  app.route('/api/v1/order', orderStaffRoutes(deps))

  app.route('/provider', providerRoutes(provider))
  app.route('/_allauth/app/v1', authRoutes(framed))
  app.route('/_allauth/app/v1', mfaRoutes(framed))
  app.route('/_allauth/app/v1', providerAuthRoutes(framed, provider))

  refuseOtherMethods(app)
  app.notFound((c) => c.json({ detail: answerMessages.notFound }, 404))
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status, error.headers)
    given.report(error)
    return c.json({ detail: answerMessages.broken }, 500)
  })
  return app
}
