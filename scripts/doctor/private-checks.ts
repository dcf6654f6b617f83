import { upstreamAddress } from '../../contract/account/address'
import { userAccount } from '../../contract/account/user-account'
import { authenticators, providerAccounts } from '../../contract/allauth/account-answers'
import { emailAddresses } from '../../contract/allauth/email-address'
import { signedInAnswer } from '../../contract/allauth/session-answer'
import { sessionList } from '../../contract/allauth/session-list'
import { blogComment } from '../../contract/blog/blog-comment'
import { blogPost } from '../../contract/blog/blog-post'
import { upstreamNotificationUser } from '../../contract/notifications/notification-user'
import { unseenCount } from '../../contract/notifications/seen-marks'
import { cart } from '../../contract/shop/cart'
import { favourite } from '../../contract/shop/favourite'
import { order } from '../../contract/shop/order'
import { orderDetail } from '../../contract/shop/order-detail'
import { ownProductReview } from '../../contract/shop/own-product-review'
import { productReview } from '../../contract/shop/product-review'
import { pageOf } from '../../contract/wire/page'
import { auth, type Check, list, ofRow, type RawRow, rest } from './checks'

const approved = { is: (row: RawRow) => row.status === 'TRUE' }
const account = '/user/account/{me}'

/** What one person may read of their own. */
export const privateChecks: readonly Check[] = [
  rest(account, userAccount),
  list(`${account}/addresses`, pageOf(upstreamAddress)),
  list(`${account}/favourite_products`, pageOf(favourite)),
  list(`${account}/orders`, pageOf(order)),
  list(`${account}/product_reviews`, pageOf(ownProductReview)),
  list(`${account}/liked_blog_posts`, pageOf(blogPost)),
  list(`${account}/blog_post_comments`, pageOf(blogComment)),
  list(`${account}/notifications`, pageOf(upstreamNotificationUser), { emptyStatus: 404 }),
  ofRow('/user/address/{id}', `${account}/addresses`, upstreamAddress),
  rest('/product/favourite', pageOf(favourite), '?userId={me}&pageSize=100'),
  ofRow('/product/favourite/{id}', `${account}/favourite_products`, favourite),
  ofRow('/product/review/{id}', `${account}/product_reviews`, productReview, approved),
  list('/order/my-orders', pageOf(order)),
  ofRow('/order/{id}', '/order/my-orders', orderDetail),
  ofRow('/order/uuid/{uuid}', '/order/my-orders', orderDetail),
  rest('/cart', cart),
  rest('/notification/user/unseen_count', unseenCount, '', { emptyStatus: 204 }),
  ofRow('/notification/user/{id}', `${account}/notifications`, upstreamNotificationUser),
  auth('/auth/session', signedInAnswer),
  auth('/auth/sessions', sessionList),
  auth('/account/email', emailAddresses),
  auth('/account/authenticators', authenticators),
  auth('/account/providers', providerAccounts),
]
