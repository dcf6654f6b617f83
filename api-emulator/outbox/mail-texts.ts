import { translate } from '../../contract/wire/translations'
import { toCents } from '../answers/cents'
import type { WholeOrder } from '../store/order-queries'

/** What a mail is about. */
export type MailOccasion =
  | { kind: 'verifyCode' | 'loginCode' | 'resetCode'; code: string }
  | { kind: 'verifyLink' | 'resetLink'; link: string }
  | { kind: 'accountExists' | 'unknownAccount' | 'passwordChanged' }
  | { kind: 'orderPlaced'; order: WholeOrder }

/**
 * A mail before it has an addressee. `list`, `code` and `link` also stand in the text, in this order
 * below its second paragraph.
 */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  list?: readonly string[]
  code?: string
  link?: string
}

const greeting = 'Γεια σας,'
const notYou = 'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.'

/**
 * The words of a mail; `siteUrl` is where people see the site. Each names the shop in its subject
 * and is signed, or it would look like a trap.
 */
export function mailText(occasion: MailOccasion, siteUrl: string): MailText {
  const { subject, paragraphs, ...rest } = letterOf(occasion, siteUrl)
  return {
    ...rest,
    subject: `Σταγόνα: ${subject}`,
    paragraphs: [...paragraphs, 'Η ομάδα της Σταγόνας'],
  }
}

function letterOf(occasion: MailOccasion, siteUrl: string): MailText {
  switch (occasion.kind) {
    case 'verifyCode':
      return {
        subject: 'Επιβεβαιώστε το e-mail σας',
        paragraphs: [
          greeting,
          'Γράψτε τον παρακάτω κωδικό μίας χρήσης στη σελίδα επιβεβαίωσης. Ισχύει για 15 λεπτά.',
          notYou,
        ],
        code: occasion.code,
      }
    case 'loginCode':
      return {
        subject: 'Ο κωδικός σύνδεσής σας',
        paragraphs: [
          greeting,
          'Με τον παρακάτω κωδικό μίας χρήσης συνδέεστε στον λογαριασμό σας. Ισχύει για 5 λεπτά.',
          notYou,
        ],
        code: occasion.code,
      }
    case 'verifyLink':
      return {
        subject: 'Επιβεβαιώστε το e-mail σας',
        paragraphs: [
          greeting,
          'Ανοίξτε τον παρακάτω σύνδεσμο για να επιβεβαιώσετε τη διεύθυνση e-mail σας.',
          notYou,
        ],
        link: occasion.link,
      }
    case 'resetLink':
      return {
        subject: 'Επαναφορά κωδικού πρόσβασης',
        paragraphs: [
          greeting,
          'Ανοίξτε τον παρακάτω σύνδεσμο για να ορίσετε νέο κωδικό πρόσβασης.',
          `${notYou} Ο κωδικός πρόσβασής σας δεν αλλάζει.`,
        ],
        link: occasion.link,
      }
    case 'resetCode':
      return {
        subject: 'Κωδικός επαναφοράς',
        paragraphs: [
          greeting,
          'Γράψτε τον παρακάτω κωδικό μίας χρήσης στη σελίδα που έχετε ανοιχτή. Ισχύει για 3 λεπτά.',
          `${notYou} Ο κωδικός πρόσβασής σας δεν αλλάζει.`,
        ],
        code: occasion.code,
      }
    case 'accountExists':
      return {
        subject: 'Έχετε ήδη λογαριασμό',
        paragraphs: [
          greeting,
          'Κάποιος ζήτησε να ανοίξει λογαριασμό με αυτή τη διεύθυνση e-mail, όμως έχετε ήδη έναν.',
          'Αν ξεχάσατε τον κωδικό πρόσβασής σας, μπορείτε να ορίσετε νέο από τον παρακάτω σύνδεσμο.',
        ],
        link: `${siteUrl}/account/password/reset`,
      }
    case 'unknownAccount':
      return {
        subject: 'Δεν υπάρχει λογαριασμός με αυτό το e-mail',
        paragraphs: [
          greeting,
          'Κάποιος προσπάθησε να συνδεθεί με αυτή τη διεύθυνση e-mail, όμως δεν βρήκαμε λογαριασμό.',
          'Αν ήσασταν εσείς, μπορείτε να ανοίξετε λογαριασμό από τον παρακάτω σύνδεσμο.',
        ],
        link: `${siteUrl}/account/signup`,
      }
    case 'passwordChanged':
      return {
        subject: 'Ο κωδικός πρόσβασής σας άλλαξε',
        paragraphs: [
          greeting,
          'Ο κωδικός πρόσβασης του λογαριασμού σας μόλις άλλαξε.',
          'Αν δεν τον αλλάξατε εσείς, ορίστε αμέσως νέο από τον παρακάτω σύνδεσμο.',
        ],
        link: `${siteUrl}/account/password/reset`,
      }
    case 'orderPlaced':
      return orderLetter(occasion.order, siteUrl)
  }
}

const euros = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' })

/** The confirmation of an order: its number, lines and sums. A guest has no account to look at. */
function orderLetter(order: WholeOrder, siteUrl: string): MailText {
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
