import { publicPaths, withdrawalPath } from '#contract/paths/site-paths'
import { translate } from '#contract/wire/translations'
import type { OrderItemRow, orders, PayWayRow } from '../database/tables/orders'
import type { products } from '../database/tables/products'
import { toCents } from '../lib/money'
import { type BillLine, type Fact, type MailContent, paragraph } from './mail-content'

type OrderRow = typeof orders.$inferSelect

/** What the mail about an order repeats of it. */
export interface MailedOrder
  extends Pick<OrderRow, 'id' | 'user' | 'createdAt' | 'shippingPrice' | 'payWayFee'>,
    Pick<OrderRow, 'street' | 'streetNumber' | 'zipcode' | 'city'> {
  payWay: Pick<PayWayRow, 'translations'> | null
  items: readonly (Pick<OrderItemRow, 'price' | 'quantity'> & {
    product: Pick<typeof products.$inferSelect, 'translations'>
  })[]
}

export const euros = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' })
const day = new Intl.DateTimeFormat('el-GR', { dateStyle: 'long', timeZone: 'Europe/Athens' })

/** As the order's own page calls it. */
const feeName = 'Επιβάρυνση τρόπου πληρωμής'

/** The confirmation of an order: number, items and totals. A guest gets no link to an account. */
export function orderContent(order: MailedOrder, siteUrl: string): MailContent {
  const own = {
    kind: 'button',
    label: 'Δείτε την παραγγελία',
    link: `${siteUrl}/account/orders/${order.id}`,
  } as const
  const isOfMember = order.user !== null
  return {
    subject: `Η παραγγελία ${order.id}`,
    heading: 'Λάβαμε την παραγγελία σας',
    blocks: [
      paragraph(`Σας ευχαριστούμε! Ο αριθμός της παραγγελίας σας είναι ${order.id}.`),
      { kind: 'bill', lines: order.items.map(lineOf), ...sumsOf(order) },
      {
        kind: 'facts',
        facts: [
          { name: 'Ημερομηνία', value: day.format(order.createdAt) },
          {
            name: 'Αποστολή',
            value: `${order.street} ${order.streetNumber}, ${order.zipcode} ${order.city}`,
          },
        ],
      },
      ...(isOfMember
        ? [paragraph('Την πορεία της παραγγελίας τη βλέπετε στον παρακάτω σύνδεσμο.'), own]
        : []),
      paragraph('Για ό,τι χρειαστείτε, γράψτε μας', {
        label: 'Επικοινωνία',
        link: `${siteUrl}${publicPaths.contact}`,
      }),
      paragraph(
        'Αν αλλάξετε γνώμη, έχετε 14 ημέρες από την παραλαβή για υπαναχώρηση από τη σύμβαση, χωρίς να πείτε τον λόγο',
        { label: 'Δήλωση υπαναχώρησης', link: `${siteUrl}${withdrawalPath(order.id)}` },
      ),
    ],
  }
}

/** What the mail about an invoice says of it. */
export interface MailedInvoice {
  /** Id of the order. */
  order: number
  number: string
  /** `YYYY-MM-DD`. */
  issueDate: string
}

/** The invoice of an order is ready and attached. The API's mail has no link, as guests get it, too. */
export function invoiceContent({ order, number, issueDate }: MailedInvoice): MailContent {
  return {
    subject: `Τιμολόγιο ${number} για την παραγγελία ${order}`,
    heading: 'Το τιμολόγιό σας',
    blocks: [
      paragraph(
        `Εκδόθηκε το τιμολόγιο της παραγγελίας ${order}. Το επισυνάπτουμε σε αυτό το μήνυμα ως PDF.`,
      ),
      {
        kind: 'facts',
        facts: [
          { name: 'Αριθμός τιμολογίου', value: number },
          { name: 'Ημερομηνία έκδοσης', value: day.format(new Date(issueDate)) },
        ],
      },
      paragraph('Κρατήστε το στο αρχείο σας: είναι το παραστατικό της αγοράς σας.'),
    ],
  }
}

function lineOf({ product, price, quantity }: MailedOrder['items'][number]): BillLine {
  return {
    name: translate(product.translations, 'name'),
    pieces: `${quantity} × ${euros.format(price)}`,
    amount: euros.format(toCents(price * quantity)),
  }
}

function sumsOf({ items, shippingPrice, payWay, payWayFee }: MailedOrder) {
  const products = items.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0)
  const sum = (name: string, amount: number): Fact => ({
    name,
    value: euros.format(toCents(amount)),
  })
  return {
    sums: [
      sum('Προϊόντα', products),
      sum('Μεταφορικά', shippingPrice),
      ...(payWay ? [sum(`${feeName} (${translate(payWay.translations, 'name')})`, payWayFee)] : []),
    ],
    total: sum('Σύνολο', products + shippingPrice + payWayFee),
  }
}
