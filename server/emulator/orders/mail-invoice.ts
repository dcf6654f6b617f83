import type { InvoiceRow } from '../database/tables/orders'
import type { RouteDeps } from '../lib/dependencies'
import { sendMail } from '../outbox/send-mail'
import { invoiceFile } from './invoice-file'
import type { WholeOrder } from './queries'

/** Mails an invoice with its PDF to the address of the order. A failure does not undo the invoice. */
export async function mailInvoice(
  deps: RouteDeps,
  order: WholeOrder,
  invoice: InvoiceRow,
): Promise<void> {
  const { number, issueDate } = invoice
  const told = { kind: 'invoiceIssued', order: order.id, number, issueDate } as const
  const file = { name: `${number}.pdf`, bytes: invoiceFile(order, invoice) }
  await sendMail(deps, order.email, told, file).catch(deps.report)
}
