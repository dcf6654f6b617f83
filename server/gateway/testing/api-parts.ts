import type { BareCall } from '#contract/endpoints/endpoint'
import { placeOrder } from '#contract/endpoints/orders'
import { writeComment } from '#contract/endpoints/own-comments'
import { listProductAlerts } from '#contract/endpoints/product-alerts'
import { asMember, type Call } from './page-calls'

/** A part of the API that may be slow by itself. */
export interface ApiPart {
  name: string
  /** Its calls, as `GET /product`. */
  calls: RegExp
  /** Endpoints that need it besides what they are mainly made of. */
  alsoNeededBy: readonly BareCall[]
}

const part = (name: string, calls: RegExp, ...alsoNeededBy: BareCall[]): ApiPart => ({
  name,
  calls,
  alsoNeededBy,
})

/** All parts. */
export const apiParts: readonly ApiPart[] = [
  part('lists of products', /^GET \/product$/),
  // An alert only names the product.
  part('products', /^\w+ \/product\/\d+(\/update_view_count)?$/, listProductAlerts),
  part('categories', /^GET \/product\/category(\/\d+)?$/),
  part('pictures of categories', /^GET \/product\/category\/image$/),
  part('reviews', /^\w+ \/product\/review/),
  part('favourites', /^\w+ \/product\/favourite/),
  part('alerts', /^\w+ \/product\/alert/),
  part(
    'lessons',
    /^\w+ \/blog\/post(\/\d+(\/(update_view_count|update_likes))?|\/liked_posts)?$/,
    // Comments on a lesson that is not published are nobody's business.
    writeComment,
  ),
  part('comments', /^\w+ \/blog\/(comment|post\/\d+\/comments)/),
  part('topics', /^GET \/blog\/category/),
  part('ways to pay', /^GET \/pay_way/, placeOrder),
  part('countries', /^GET \/country/, placeOrder),
  part('regions', /^GET \/region/, placeOrder),
  part('prices of shipping', /^GET \/shipping\//),
  part('search of products', /^GET \/search\/product/),
  part('search of lessons', /^GET \/search\/blog/),
  part('the contact form', /^POST \/contact/),
  part('the health check', /^GET \/health/),
  part('the image service', /^GET \/media_stream-image/),
  part('accounts', /^\w+ \/user\/account\/\d+(\/change_username)?$/),
  part('lists of an account', /^GET \/user\/account\/\d+\/\w+$/),
  part('copies of the data', /^\w+ \/user\/(account\/\d+\/request_data_export|data_export\/)/),
  part('the newsletter', /^\w+ \/user\/(subscription|unsubscribe)/),
  part('addresses', /^\w+ \/user\/address/),
  part('carts', /^\w+ \/cart/, placeOrder),
  part('orders', /^\w+ \/order/),
  part('notifications', /^\w+ \/notification/),
  part('the sign-in service', /^\w+ \/_allauth/),
]

/** Whether a call is not answered without a part; all others are. */
export function isNeeded({ calls, alsoNeededBy }: ApiPart, { name, asks }: Call): boolean {
  const named = name.replace(asMember, '')
  return (
    asks.some((call) => calls.test(call)) ||
    alsoNeededBy.some(({ method, path }) => `${method} ${path.replace('/api', '')}` === named)
  )
}
