import { publicPaths, withdrawalPath } from '#contract/paths/site-paths'
import { translate } from '#contract/wire/translations'
import { timingOf, type WithdrawalTiming } from '#contract/withdrawal/withdrawal-term'
import type { OrderItemRow, orders, PayWayRow } from '../database/tables/orders'
import type { products } from '../database/tables/products'
import { toCents } from '../lib/money'

/** Kind and data of a mail. */
export type MailRequest =
  | { kind: 'verifyCode' | 'loginCode' | 'resetCode'; code: string }
  | { kind: 'verifyLink' | 'resetLink'; link: string }
  | { kind: 'accountExists' | 'unknownAccount' | 'passwordChanged' }
  | { kind: 'orderPlaced'; order: MailedOrder }
  | { kind: 'withdrawalReceived'; reference: string; submittedAt: string; known: KnownStatement }

/** What the mail about an order repeats of it. */
interface MailedOrder
  extends Pick<
    typeof orders.$inferSelect,
    'id' | 'user' | 'street' | 'streetNumber' | 'zipcode' | 'city' | 'shippingPrice' | 'payWayFee'
  > {
  payWay: Pick<PayWayRow, 'translations'> | null
  items: readonly (Pick<OrderItemRow, 'price' | 'quantity'> & {
    product: Pick<typeof products.$inferSelect, 'translations'>
  })[]
}

/** What the mail about a withdrawal may say of it: nothing that its sender could word freely. */
export interface KnownStatement {
  orderNumber: number | null
  isWholeOrder: boolean
  /** Lines of the statement that name products of the person's own order. */
  items: readonly string[]
  /** Whether these are all lines of the statement. */
  isAll: boolean
  receivedOn: string
}

/**
 * Content of a mail. The text also contains `list`, `code` and `link`, in this order below its
 * second paragraph.
 */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  list?: readonly string[]
  code?: string
  link?: string
}

const greeting = 'Γεια σας,'
const ignoreIfNotYou = 'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.'

/**
 * The content of a mail; `siteUrl` is the public URL of the site. Each mail names the shop in its
 * subject and is signed.
 */
export function mailTextOf(occasion: MailRequest, siteUrl: string): MailText {
  const { subject, paragraphs, ...rest } = contentOf(occasion, siteUrl)
  return {
    ...rest,
    subject: `Σταγόνα: ${subject}`,
    paragraphs: [...paragraphs, 'Η ομάδα της Σταγόνας'],
  }
}

function contentOf(occasion: MailRequest, siteUrl: string): MailText {
  switch (occasion.kind) {
    case 'verifyCode':
      return {
        subject: 'Επιβεβαιώστε το e-mail σας',
        paragraphs: [
          greeting,
          'Γράψτε τον παρακάτω κωδικό μίας χρήσης στη σελίδα επιβεβαίωσης. Ισχύει για 15 λεπτά.',
          ignoreIfNotYou,
        ],
        code: occasion.code,
      }
    case 'loginCode':
      return {
        subject: 'Ο κωδικός σύνδεσής σας',
        paragraphs: [
          greeting,
          'Με τον παρακάτω κωδικό μίας χρήσης συνδέεστε στον λογαριασμό σας. Ισχύει για 5 λεπτά.',
          ignoreIfNotYou,
        ],
        code: occasion.code,
      }
    case 'verifyLink':
      return {
        subject: 'Επιβεβαιώστε το e-mail σας',
        paragraphs: [
          greeting,
          'Ανοίξτε τον παρακάτω σύνδεσμο για να επιβεβαιώσετε τη διεύθυνση e-mail σας.',
          ignoreIfNotYou,
        ],
        link: occasion.link,
      }
    case 'resetLink':
      return {
        subject: 'Επαναφορά κωδικού πρόσβασης',
        paragraphs: [
          greeting,
          'Ανοίξτε τον παρακάτω σύνδεσμο για να ορίσετε νέο κωδικό πρόσβασης.',
          `${ignoreIfNotYou} Ο κωδικός πρόσβασής σας δεν αλλάζει.`,
        ],
        link: occasion.link,
      }
    case 'resetCode':
      return {
        subject: 'Κωδικός επαναφοράς',
        paragraphs: [
          greeting,
          'Γράψτε τον παρακάτω κωδικό μίας χρήσης στη σελίδα που έχετε ανοιχτή. Ισχύει για 3 λεπτά.',
          `${ignoreIfNotYou} Ο κωδικός πρόσβασής σας δεν αλλάζει.`,
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
      return orderContent(occasion.order, siteUrl)
    case 'withdrawalReceived':
      return withdrawalContent(occasion, siteUrl)
  }
}

const euros = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' })

/** The confirmation of an order: number, items and totals. A guest gets no link. */
function orderContent(order: MailedOrder, siteUrl: string): MailText {
  return {
    subject: `Η παραγγελία ${order.id}`,
    paragraphs: [
      greeting,
      `Λάβαμε την παραγγελία σας. Ο αριθμός της είναι ${order.id}.`,
      `Αποστολή: ${order.street} ${order.streetNumber}, ${order.zipcode} ${order.city}.`,
      ...(order.user === null ? [] : ['Την πορεία της τη βλέπετε στον παραπάνω σύνδεσμο.']),
      `Αν αλλάξετε γνώμη, έχετε 14 ημέρες από την παραλαβή για υπαναχώρηση από τη σύμβαση, χωρίς να πείτε τον λόγο: ${siteUrl}${withdrawalPath(order.id)}`,
    ],
    list: [...order.items.map(lineOf), ...sumsOf(order)],
    ...(order.user !== null && { link: `${siteUrl}/account/orders/${order.id}` }),
  }
}

function lineOf({ product, price, quantity }: MailedOrder['items'][number]): string {
  const name = translate(product.translations, 'name')
  return `${name}: ${quantity} × ${euros.format(price)} = ${euros.format(toCents(price * quantity))}`
}

/** As the order's own page calls it. */
const feeName = 'Επιβάρυνση τρόπου πληρωμής'

function sumsOf({ items, shippingPrice, payWay, payWayFee }: MailedOrder): string[] {
  const products = items.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0)
  return [
    `Προϊόντα: ${euros.format(toCents(products))}`,
    `Μεταφορικά: ${euros.format(shippingPrice)}`,
    ...(payWay
      ? [`${feeName} (${translate(payWay.translations, 'name')}): ${euros.format(payWayFee)}`]
      : []),
    `Σύνολο: ${euros.format(toCents(products + shippingPrice + payWayFee))}`,
  ]
}

type ReceivedWithdrawal = Extract<MailRequest, { kind: 'withdrawalReceived' }>

/** Where products are sent back to; invented, as the shop of the demonstration. */
const returnAddress = 'Σταγόνα Μικρομάθηση, Οδός Παραδείγματος 0, 000 00 Πουθενά'

const exactTime = new Intl.DateTimeFormat('el-GR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
})

/** The receipt of a withdrawal: what it is about, when it was submitted, and what happens next. */
function withdrawalContent(
  { reference, submittedAt, known }: ReceivedWithdrawal,
  siteUrl: string,
): MailText {
  const { orderNumber, receivedOn } = known
  const some = known.isAll ? known.items : [...known.items, otherItems]
  const products = known.isWholeOrder ? ['όλη η παραγγελία'] : some
  return {
    subject: `Απόδειξη υπαναχώρησης ${reference}`,
    paragraphs: [
      greeting,
      `Λάβαμε τη δήλωσή σας ότι υπαναχωρείτε από τη σύμβαση πώλησης. Υποβλήθηκε: ${exactTime.format(new Date(submittedAt))} (ώρα Ελλάδας).`,
      ...nextSteps[timingOf(receivedOn, Date.parse(submittedAt))],
      `Όλοι οι όροι: ${siteUrl}${publicPaths['return-policy']}`,
      ignoreIfNotYou,
    ],
    list: [
      `Αριθμός αναφοράς: ${reference}`,
      ...(orderNumber === null ? [] : [`Αριθμός παραγγελίας: ${orderNumber}`]),
      ...(receivedOn === '' ? [] : [`Ημερομηνία παραλαβής: ${greekDay(receivedOn)}`]),
      ...products.map((product) => `Προϊόντα: ${product}`),
    ],
  }
}

const otherItems = 'όσα γράψατε στη δήλωση, που την έχουμε με αυτόν τον αριθμό αναφοράς'

const sending = [
  `Στείλτε μας τα προϊόντα μέσα σε 14 ημέρες από τη δήλωσή σας, με τον αριθμό αναφοράς μέσα στο δέμα, στη διεύθυνση: ${returnAddress}. Αν δεν τα έχετε παραλάβει ακόμη, δεν χρειάζεται να στείλετε κάτι.`,
  'Τα έξοδα της επιστροφής τα πληρώνετε εσείς, εκτός αν το προϊόν είναι ελαττωματικό ή σας στείλαμε λάθος προϊόν.',
]

/** What follows, as the page of the withdrawal says it. */
const nextSteps: Record<WithdrawalTiming, readonly string[]> = {
  inTime: [
    ...sending,
    'Τα χρήματά σας επιστρέφονται το αργότερο σε 14 ημέρες από τη δήλωσή σας, με τον τρόπο που πληρώσατε. Μπορεί να περιμένουμε ώσπου να λάβουμε τα προϊόντα ή την απόδειξη ότι τα στείλατε.',
  ],
  unknown: [
    ...sending,
    'Αν η δήλωση έγινε μέσα σε 14 ημέρες από την παραλαβή ή πριν από αυτήν, τα χρήματά σας επιστρέφονται το αργότερο σε 14 ημέρες από τη δήλωσή σας, με τον τρόπο που πληρώσατε. Μπορεί να περιμένουμε ώσπου να λάβουμε τα προϊόντα ή την απόδειξη ότι τα στείλατε. Αν έγινε αργότερα, θα σας πούμε αν γίνεται δεκτή.',
  ],
  late: [
    'Από την παραλαβή φαίνεται ότι πέρασαν πάνω από 14 ημέρες. Θα σας πούμε αν η δήλωση γίνεται δεκτή.',
    'Μη στείλετε τα προϊόντα πριν σας απαντήσουμε. Αν η δήλωση γίνει δεκτή, θα σας γράψουμε πώς τα επιστρέφετε και πότε παίρνετε τα χρήματά σας.',
  ],
}

const greekDay = (date: string) => date.split('-').reverse().map(Number).join('/')
