import { translate } from '../../contract/wire/translations'
import { toCents } from '../answers/cents'
import type { WholeOrder } from '../store/order-queries'
import type { MailText } from './mail-texts'

const euros = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' })

/** The confirmation of an order: its number, lines and sums. A guest has no account to look at. */
export function orderLetter(order: WholeOrder, siteUrl: string): MailText {
  return {
    subject: `Η παραγγελία ${order.id}`,
    paragraphs: [
      `Γεια σας ${order.firstName},`,
      `Λάβαμε την παραγγελία σας. Ο αριθμός της είναι ${order.id}.`,
      `Αποστολή: ${order.street} ${order.streetNumber}, ${order.zipcode} ${order.city}.`,
      ...(order.user === null ? [] : ['Την πορεία της τη βλέπετε στον παραπάνω σύνδεσμο.']),
    ],
    list: [...order.items.map(lineOf), ...sumsOf(order)],
    ...(order.user !== null && { link: `${siteUrl}/account/orders/${order.id}` }),
  }
}

function lineOf({ product, price, quantity }: WholeOrder['items'][number]): string {
  const name = translate(product.translations, 'name')
  return `${name}: ${quantity} × ${euros.format(price)} = ${euros.format(toCents(price * quantity))}`
}

function sumsOf({ items, shippingPrice, payWay, payWayFee }: WholeOrder): string[] {
  const products = items.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0)
  return [
    `Προϊόντα: ${euros.format(toCents(products))}`,
    `Μεταφορικά: ${euros.format(shippingPrice)}`,
    ...(payWay ? [`${translate(payWay.translations, 'name')}: ${euros.format(payWayFee)}`] : []),
    `Σύνολο: ${euros.format(toCents(products + shippingPrice + payWayFee))}`,
  ]
}
