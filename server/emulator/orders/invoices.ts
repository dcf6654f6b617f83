import { count, like, sql } from 'drizzle-orm'
import { athensDay } from '#contract/wire/athens-time'
import { type InvoiceRow, invoices, type VatOfRate } from '../database/tables/orders'
import type { RouteDeps } from '../lib/dependencies'
import { toCents } from '../lib/money'
import type { WholeOrder } from './queries'

/**
 * Issues the invoice of a completed order, once; its number follows those of the year.
 * @returns the invoice; undefined for an order that has one
 */
export async function issueInvoice(
  { store, clock }: RouteDeps,
  order: WholeOrder,
): Promise<InvoiceRow | undefined> {
  const issueDate = athensDay(clock.now().getTime())
  const series = invoiceSeries(issueDate)
  const issued = store.db
    .select({ count: count() })
    .from(invoices)
    .where(like(invoices.number, `${series}%`))
  const sold = order.items.map(({ product: { vatPercent }, ...line }) => ({ ...line, vatPercent }))
  const [invoice] = await store.db
    .insert(invoices)
    .values({
      order: order.id,
      number: sql`${series} || printf('%06d', (${issued}) + 1)`,
      issueDate,
      vatBreakdown: vatBreakdown(sold),
    })
    .onConflictDoNothing()
    .returning()
  return invoice
}

/** Start of the numbers of a year. */
export const invoiceSeries = (issueDate: string) => `INV-${issueDate.slice(0, 4)}-`

interface SoldLine {
  /** Unit price in euro, tax included. */
  price: number
  quantity: number
  vatPercent: number
}

/** Tax of the products by rate, the highest first; shipping and fee have none here. */
export function vatBreakdown(lines: readonly SoldLine[]): VatOfRate[] {
  const sums = new Map<number, number>()
  for (const { vatPercent, price, quantity } of lines) {
    sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + price * quantity)
  }
  return [...sums]
    .sort(([one], [other]) => other - one)
    .map(([rate, gross]) => {
      const subtotal = toCents(gross / (1 + rate / 100))
      const [net, vat, whole] = [subtotal, gross - subtotal, gross].map(inText)
      return { rate: rate.toFixed(1), subtotal: net ?? '', vat: vat ?? '', gross: whole ?? '' }
    })
}

/** What an invoice adds up to. The total has shipping and fee as well. */
export function invoiceTotals(
  { shippingPrice, payWayFee }: Pick<WholeOrder, 'shippingPrice' | 'payWayFee'>,
  { vatBreakdown }: Pick<InvoiceRow, 'vatBreakdown'>,
) {
  const sum = (field: 'subtotal' | 'vat' | 'gross') =>
    vatBreakdown.reduce((total, row) => total + Number(row[field]), 0)
  return {
    subtotal: inText(sum('subtotal')),
    totalVat: inText(sum('vat')),
    total: inText(sum('gross') + shippingPrice + payWayFee),
  }
}

const inText = (amount: number) => toCents(amount).toFixed(2)

/** Serialises an invoice. Its link leads to the API's own host. */
export function invoiceAnswer({ ownUrl }: RouteDeps, order: WholeOrder, invoice: InvoiceRow) {
  return {
    invoiceNumber: invoice.number,
    issueDate: invoice.issueDate,
    downloadUrl: `${ownUrl}/api/v1/order/${order.id}/invoice/download`,
    ...invoiceTotals(order, invoice),
    currency: 'EUR',
    vatBreakdown: invoice.vatBreakdown,
  }
}
