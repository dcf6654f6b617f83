import type { QueryClient } from '@tanstack/react-query'
import { isBankAsked } from '#components/account/bank-visit'
import { listOrders, readOrder, readOrderByUuid, readOrderState } from '#contract/endpoints/orders'
import { readConfig } from '#contract/endpoints/shop'
import { accountRoutes } from '#contract/paths/account-paths'
import { isPaidOnline } from '#contract/shop/online-payment'
import { type Order, type OrderDetail, orderIsPaid } from '#contract/shop/order'
import { queryKeyOf, useAccountPages, useAccountQuery } from '#session/use-account-query'

/** Orders on the first page of the list. */
export const ordersPageSize = 6
/** Orders that `useNewestOrders` reads. */
export const newestOrdersCount = 5

/** Path of an order's page in the account. */
export function orderPath(id: number): string {
  return accountRoutes['account-orders-id'].pattern.replace('{id}', String(id))
}

/** Keeps an order that was read, for the pages of its id and of its uuid. */
export function keepOrder(queries: QueryClient, found: OrderDetail): void {
  const { id, uuid } = found
  queries.setQueryData(queryKeyOf(readOrder, { params: { id } }), found)
  queries.setQueryData(queryKeyOf(readOrderByUuid, { params: { uuid } }), found)
}

/** The member's orders, newest first. */
export function useOrders() {
  return useAccountPages(listOrders, { pageSize: ordersPageSize })
}

/** The newest orders, never from the cache alone. */
export function useNewestOrders() {
  const query = { ordering: '-createdAt', pageSize: newestOrdersCount }
  return useAccountQuery(listOrders, { query, freshFor: 0 })
}

/** It may have been cancelled or paid in another tab a moment ago: who comes back reads it again. */
const freshFor = 0

/** One order of the member. */
export function useOrder(id: number) {
  return useAccountQuery(readOrder, { params: { id }, freshFor, newerOf: paidOnceKnown })
}

/** An answer from before the payment may come after one that knows of it: paid stays paid. */
function paidOnceKnown(known: OrderDetail, read: OrderDetail): OrderDetail {
  return orderIsPaid(known) && unpaidStatuses.includes(read.paymentStatus) ? known : read
}

const unpaidStatuses: readonly Order['paymentStatus'][] = ['PENDING', 'PROCESSING', 'FAILED']

/** The order of a confirmation page: a member's, or one that a guest has placed in this browser. */
export function useOrderByUuid(uuid: string) {
  return useAccountQuery(readOrderByUuid, { params: { uuid }, freshFor, newerOf: paidOnceKnown })
}

/** How often an order is read while the bank is asked about its payment, in ms. */
const askAgainMs = 10_000

/**
 * The same while the bank is asked about its payment.
 * @param isAsked whether it is needed at all
 */
export function useAskedOrder(uuid: string, isAsked: boolean) {
  return useAccountQuery(readOrderByUuid, {
    ...{ params: { uuid }, freshFor, newerOf: paidOnceKnown, enabled: isAsked },
    pollMs: (order) => order !== undefined && isBankAsked(order) && askAgainMs,
  })
}

/** The state of a guest's order, for anybody who has its address; again while the bank is asked. */
export function useOrderState(uuid: string) {
  return useAccountQuery(readOrderState, {
    ...{ params: { uuid }, freshFor },
    pollMs: (state) => state !== undefined && isBankAsked({ ...state, uuid }) && askAgainMs,
  })
}

/** Whether the API confirms orders by mail; false until known, so that nothing is promised. */
export function useMailsSent(): boolean {
  return useAccountQuery(readConfig).data?.orderMail === 'sent'
}

/** Whether an order is paid online, and is not paid yet. */
export function isPaymentAwaited({ payWay, paymentStatus }: Order): boolean {
  return payWay !== null && isPaidOnline(payWay) && paymentStatus !== 'COMPLETED'
}

/** Whether the API confirms this order by mail: before a payment online only once it is paid. */
export function useOrderMail(order: Order): boolean {
  return useMailsSent() && !isPaymentAwaited(order)
}
