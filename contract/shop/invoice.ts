import * as z from 'zod/mini'
import { date, money, percent } from '../wire/scalars'

/** What a file may be called after, whatever the shop's series of invoices is called. */
const invoiceNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** The invoice of a completed order, from `GET /api/orders/{id}/invoice`. Amounts in euro. */
export const invoice = z.object({
  number: invoiceNumber,
  issueDate: date,
  /** Of the products, without tax. */
  subtotal: money,
  totalVat: money,
  /** Of the order: shipping and the fee of the way to pay are in it. */
  total: money,
  /** Tax of the products by rate. */
  vatRates: z.array(z.object({ rate: percent, subtotal: money, vat: money })),
})
export type Invoice = z.infer<typeof invoice>
