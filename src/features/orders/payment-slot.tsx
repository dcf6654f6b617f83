import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { ButtonLook } from '#components/button'
import type { Order, OrderDetail } from '#contract/shop/order'
import type { ApiError } from '#lib/http/problem'
import { useMailsSent } from './api'
import { orderAmounts } from './order-amounts'

/** What the part of an order that pays it on the bank's page needs to know. */
export interface PaidOrder {
  order: OrderDetail
  /** The total in euro. */
  amount: number
  /** Reads the order again. @throws ApiError where it cannot be read */
  reread: () => Promise<OrderDetail>
  /** The API writes to the customer once the order is paid. */
  isMailed: boolean
}

/** Shows how it stands with paying an order, and pays it. */
export type RenderPayment = (paid: PaidOrder) => ReactNode

/** Button that orders the same again, where the shop is open. */
export type RenderAgain = (order: Order, variant: ButtonLook['variant']) => ReactNode

interface PaymentSlotProps {
  order: OrderDetail
  /** The query that reads the order. */
  found: Pick<UseQueryResult<OrderDetail, ApiError>, 'refetch'>
  payment: RenderPayment
}

/** The place of the payment on an order's pages; nothing where it is not paid on the bank's page. */
export function PaymentSlot({ order, found: { refetch }, payment }: PaymentSlotProps) {
  const isMailed = useMailsSent()
  if (!order.isPaidOnline) return null
  const reread = async () => (await refetch({ throwOnError: true })).data ?? order
  const { total: amount } = orderAmounts(order)
  return <Fragment key={order.uuid}>{payment({ order, amount, reread, isMailed })}</Fragment>
}
