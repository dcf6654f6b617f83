import { lazy } from 'react'
import type { PageTable } from './page-table'

/** What belongs to a person: addresses, orders, favourites, reviews, settings, help. */
export const ownPages: PageTable = {
  'account-orders': lazy(() =>
    import('../../features/orders/orders-page').then(({ OrdersPage }) => ({
      default: OrdersPage,
    })),
  ),
  'account-orders-id': lazy(() =>
    import('../../features/orders/order-page').then(({ OrderPage }) => ({ default: OrderPage })),
  ),
}
