import { Hono } from 'hono'
import { blogListRoutes } from './account/blog-list-routes'
import { shopListRoutes } from './account/shop-list-routes'
import { addressRoutes } from './addresses/address-routes'
import { ApiError } from './answers/api-error'
import { usualSwitches } from './auth/account-switches'
import { authRoutes } from './auth/auth-routes'
import { bearerAccounts } from './auth/bearer-accounts'
import { framedCalls } from './auth/framed-calls'
import { cartRoutes } from './cart/cart-routes'
import { shiftedClock } from './clock'
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
import { peopleSwitches } from './routes/people-switches'
import { pictureRoutes } from './routes/picture-routes'
import { productCategoryRoutes } from './routes/product-category-routes'
import { productFavouriteRoutes } from './routes/product-favourite-routes'
import { productImageRoutes } from './routes/product-image-routes'
import { productReviewRoutes } from './routes/product-review-routes'
import { productRoutes } from './routes/product-routes'
import { refuseOtherMethods } from './routes/refuse-other-methods'
import { reviewWriteRoutes } from './routes/review-write-routes'
import { searchRoutes } from './routes/search-routes'
import { switchRoutes } from './routes/switch-routes'
import { userAccountRoutes } from './routes/user-account-routes'
import { answerWords } from './seed/answer-words'
import type { RouteParts, StandInParts } from './stand-in-parts'
import { createFaultBoard } from './switches/fault-board'
import { faultMiddleware } from './switches/fault-middleware'

/**
 * Puts the stand-in together: the REST API as the real upstream answers it, its pictures, the
 * switches and a first page. Try it without a port through `app.request()`.
 */
export function createStandIn(given: StandInParts): Hono {
  const clock = shiftedClock(given.clock)
  const limits = createRateLimits(clock)
  const parts: RouteParts = {
    ...given,
    clock,
    limits,
    faults: createFaultBoard(),
    accounts: usualSwitches(),
    providers: [listedProvider(given.ownUrl)],
  }
  const framed = framedCalls(parts)
  const provider = createIdentityProvider(parts)
  const app = new Hono()

  app.route('/', indexRoutes())
  app.route('/switches', switchRoutes(parts))
  app.route('/switches', peopleSwitches(parts))
  app.route('/', outboxRoutes(parts))
  app.use(faultMiddleware(parts.faults))
  app.route('/', socketRoutes(parts))
  if (!given.extensions) app.use('/api/v1/*', plainMode())
  app.use('/api/v1/*', bearerAccounts(parts))
  app.route('/', healthRoutes(parts))
  app.route('/', pictureRoutes(parts))
  app.route('/api/v1/product', productRoutes(parts))
  app.route('/api/v1/product/category', productCategoryRoutes(parts))
  app.route('/api/v1/product/image', productImageRoutes(parts))
  app.route('/api/v1/product/review', productReviewRoutes(parts))
  app.route('/api/v1/blog/post', blogPostRoutes(parts))
  app.route('/api/v1/blog/category', blogCategoryRoutes(parts))
  app.route('/api/v1/blog/comment', blogCommentRoutes(parts))
  app.route('/api/v1/blog/author', blogAuthorRoutes(parts))
  app.route('/api/v1/blog/tag', blogTagRoutes(parts))
  app.route('/api/v1/pay_way', payWayRoutes(parts))
  app.route('/api/v1/country', countryRoutes(parts))
  app.route('/api/v1/region', regionRoutes(parts))
  app.route('/api/v1/search', searchRoutes(parts))
  app.route('/api/v1/contact', contactRoutes(parts))
  app.route('/api/v1/user/account', userAccountRoutes(parts))
  app.route('/api/v1/user/account', shopListRoutes(parts))
  app.route('/api/v1/user/account', blogListRoutes(parts))
  app.route('/api/v1/user/address', addressRoutes(parts))
  app.route('/api/v1/product/favourite', productFavouriteRoutes(parts))
  app.route('/api/v1/product/review', reviewWriteRoutes(parts))
  app.route('/api/v1/blog/post', postLikeRoutes(parts))
  app.route('/api/v1/blog/comment', commentLikeRoutes(parts))
  app.route('/api/v1/blog/comment', commentWriteRoutes(parts))
  app.route('/api/v1/notification', notificationRoutes(parts))
  app.route('/api/v1/notification/user', notificationUserRoutes(parts))
  app.route('/api/v1/cart', cartRoutes(parts))
  app.route('/api/v1/order', orderRoutes(parts))
  app.route('/api/v1/order', orderStaffRoutes(parts))

  app.route('/provider', providerRoutes(provider))
  app.route('/_allauth/app/v1', authRoutes(framed))
  app.route('/_allauth/app/v1', mfaRoutes(framed))
  app.route('/_allauth/app/v1', providerAuthRoutes(framed, provider))

  refuseOtherMethods(app)
  app.notFound((c) => c.json({ detail: answerWords.notFound }, 404))
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status, error.headers)
    given.report(error)
    return c.json({ detail: answerWords.broken }, 500)
  })
  return app
}
