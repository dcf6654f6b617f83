import { order } from '../../../contract/shop/order'

/** A person's orders, newest first, as the list and the overview read them. */
export const ordersCall = { path: '/api/orders', item: order, pageSize: 6 } as const
