import { translate } from '#contract/wire/translations'
import type { InvoiceRow } from '../database/tables/orders'
import { toCents } from '../lib/money'
import { type PdfLine, pdfDocument } from '../lib/pdf-document'
import { euros } from '../outbox/order-content'
import { businessLines } from '../outbox/shop-details'
import { invoiceTotals } from './invoices'
import type { WholeOrder } from './queries'

const space: PdfLine = { size: 8 }
const title = (left: string): PdfLine => ({ left, isBold: true, size: 12 })
const amount = (left: string, euro: number | string): PdfLine => ({
  left,
  right: euros.format(Number(euro)),
})

/** An invoice as PDF: for whom, what, and the tax by rate. */
export function invoiceFile(order: WholeOrder, invoice: InvoiceRow): Uint8Array<ArrayBuffer> {
  const { subtotal, totalVat, total } = invoiceTotals(order, invoice)
  const { firstName, lastName, street, streetNumber, zipcode, city, billingVatId } = order
  return pdfDocument(`Τιμολόγιο ${invoice.number}`, [
    { left: `Τιμολόγιο ${invoice.number}`, isBold: true, size: 20 },
    { left: `Ημερομηνία έκδοσης: ${invoice.issueDate.split('-').reverse().join('/')}` },
    { left: `Παραγγελία ${order.id}` },
    space,
    title('Εκδότης'),
    ...businessLines.map((left) => ({ left })),
    space,
    title('Πελάτης'),
    { left: `${firstName} ${lastName}` },
    { left: `ΑΦΜ ${billingVatId ?? ''}` },
    { left: `${street} ${streetNumber}, ${zipcode} ${city}` },
    space,
    title('Είδη'),
    ...order.items.map(({ product, price, quantity }) =>
      amount(
        `${translate(product.translations, 'name')}, ${quantity} × ${euros.format(price)}`,
        toCents(price * quantity),
      ),
    ),
    amount('Μεταφορικά', order.shippingPrice),
    amount('Επιβάρυνση τρόπου πληρωμής', order.payWayFee),
    space,
    title('Ανάλυση ΦΠΑ'),
    ...invoice.vatBreakdown.flatMap(({ rate, subtotal, vat }) => [
      amount(`Καθαρή αξία με ΦΠΑ ${Number(rate)}%`, subtotal),
      amount(`ΦΠΑ ${Number(rate)}%`, vat),
    ]),
    space,
    amount('Καθαρή αξία', subtotal),
    amount('ΦΠΑ', totalVat),
    { ...amount('Σύνολο', total), isBold: true, size: 12 },
    space,
    { left: 'Κατάστημα επίδειξης: το έγγραφο δεν έχει φορολογική ισχύ.' },
  ])
}
