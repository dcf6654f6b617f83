import { type QueryClient, useQuery } from '@tanstack/react-query'
import { runtimeConfig } from '#contract/config/runtime-config'
import { accountRoutes } from '#contract/paths/account-paths'
import { isPaidOnline } from '#contract/shop/online-payment'
import { type Order, type OrderDetail, order, orderDetail } from '#contract/shop/order'
import { pageOf } from '#contract/wire/page'
import { apiRequest } from '#lib/http/request'
import { accountKeys, useAccountPages, useAccountQuery } from '#session/use-account-query'

/** Orders on the first page of the list. */
export const ordersPageSize = 6
/** Orders that `useNewestOrders` reads. */
export const newestOrdersCount = 5
const newestPage = pageOf(order)

/** Path of an order's page in the account. */
export function orderPath(id: number): string {
  return accountRoutes['account-orders-id'].pattern.replace('{id}', String(id))
}

/** Query key of one order, by its id or its uuid. */
export const orderKey = (name: number | string) => [...accountKeys.order, name] as const

/** Keeps an order that was read, for the pages of its id and of its uuid. */
export function keepOrder(queries: QueryClient, found: OrderDetail): void {
  for (const name of [found.id, found.uuid]) queries.setQueryData(orderKey(name), found)
}

/** The member's orders, newest first. */
export function useOrders() {
  return useAccountPages(accountKeys.orders, {
    path: '/api/orders',
    item: order,
    pageSize: ordersPageSize,
  })
}

/** The newest orders, never from the cache alone. */
export function useNewestOrders() {
  return useAccountQuery(
    [...accountKeys.orders, 'newest'],
    {
      path: '/api/orders',
      query: { ordering: '-createdAt', pageSize: newestOrdersCount },
      answer: newestPage,
    },
    { freshFor: 0 },
  )
}

/** One order of the member. */
export function useOrder(id: number) {
  return useAccountQuery(orderKey(id), { path: `/api/orders/${id}`, answer: orderDetail })
}

/** The order of a confirmation page. */
export function useOrderByUuid(uuid: string) {
  return useAccountQuery(orderKey(uuid), {
    path: `/api/orders/uuid/${uuid}`,
    answer: orderDetail,
  })
}

/**
 * Whether the API confirms an order by mail, before a payment online only once it is paid; false
 * until known, so that nothing is promised.
 */
export function useOrderMail({ payWay, paymentStatus }: Order): boolean {
  const { data } = useQuery({
    queryKey: ['order-mail'],
    queryFn: async ({ signal }) => {
      const call = { path: '/api/config/public', answer: runtimeConfig, signal } as const
      return (await apiRequest(call)).orderMail === 'sent'
    },
  })
  const isPaymentAwaited = payWay !== null && isPaidOnline(payWay) && paymentStatus !== 'COMPLETED'
  return data === true && !isPaymentAwaited
}
