import * as account from './account'
import * as addresses from './addresses'
import * as blog from './blog'
import * as cart from './cart'
import * as catalogue from './catalogue'
import * as checkout from './checkout'
import * as comments from './comments'
import * as contact from './contact'
import * as dataExports from './data-exports'
import type { Endpoint } from './endpoint'
import * as favourites from './favourites'
import * as likes from './likes'
import * as newsletter from './newsletter'
import * as notifications from './notifications'
import * as orders from './orders'
import * as ownComments from './own-comments'
import * as productAlerts from './product-alerts'
import * as products from './products'
import * as reviews from './reviews'
import * as search from './search'
import * as session from './session'
import * as shop from './shop'
import * as signIn from './sign-in'
import * as signInAccount from './sign-in-account'
import * as signInSession from './sign-in-session'
import * as withdrawals from './withdrawals'

/** The areas with all their endpoints, for what walks each of them: tests, canary, documents. */
export const endpointAreas = {
  catalogue,
  products,
  productAlerts,
  reviews,
  favourites,
  cart,
  orders,
  checkout,
  withdrawals,
  shop,
  search,
  contact,
  blog,
  comments,
  ownComments,
  likes,
  account,
  dataExports,
  addresses,
  newsletter,
  notifications,
  session,
  signInSession,
  signIn,
  signInAccount,
} satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** An endpoint with its name in the table. */
export interface NamedEndpoint extends Endpoint {
  name: string
}

/** @internal tests walk them */
export const allEndpoints: readonly NamedEndpoint[] = Object.values(endpointAreas).flatMap((area) =>
  Object.entries<Endpoint>(area).map(([name, endpoint]) => ({ name, ...endpoint })),
)
