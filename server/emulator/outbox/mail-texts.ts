import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import { button, ignoreIfNotYou, type MailContent, paragraph } from './mail-content'
import { leaveAll, type NewsletterMail, newsletterContent } from './newsletter-content'
import {
  euros,
  invoiceContent,
  type MailedInvoice,
  type MailedOrder,
  orderContent,
} from './order-content'
import { shopDetails } from './shop-details'
import { type ReceivedWithdrawal, withdrawalContent } from './withdrawal-content'

/** Kind and data of a mail. */
export type MailRequest =
  | { kind: 'verifyCode' | 'loginCode' | 'resetCode'; code: string }
  | { kind: 'verifyLink' | 'resetLink'; link: string }
  | { kind: 'accountExists' | 'unknownAccount' | 'passwordChanged' }
  | (ToldProduct & { kind: 'productBack' | 'priceDropped' })
  | { kind: 'dataExportReady'; link: string }
  | NewsletterMail
  | { kind: 'orderPlaced'; order: MailedOrder }
  | ({ kind: 'invoiceIssued' } & MailedInvoice)
  | ({ kind: 'withdrawalReceived' } & ReceivedWithdrawal)

const greeting = 'Γεια σας,'
const codeIsValid = `Ισχύει για ${mailedCodeMinutes} λεπτά.`
const passwordStays = `${ignoreIfNotYou} Ο κωδικός πρόσβασής σας δεν αλλάζει.`
const newPassword = 'Νέος κωδικός πρόσβασης'

/**
 * The content of a mail; `siteUrl` is the public URL of the site. Each mail names the shop in its
 * subject, greets and is signed.
 */
export function mailContentOf(occasion: MailRequest, siteUrl: string): MailContent {
  const { subject, heading = subject, blocks } = contentOf(occasion, siteUrl)
  return {
    subject: `${shopDetails.brand}: ${subject}`,
    heading,
    blocks: [paragraph(greeting), ...blocks, paragraph(shopDetails.signature)],
  }
}

/** Without a heading the subject is the heading. */
type Draft = Omit<MailContent, 'heading'> & Partial<Pick<MailContent, 'heading'>>

function contentOf(occasion: MailRequest, siteUrl: string): Draft {
  switch (occasion.kind) {
    case 'verifyCode':
      return {
        subject: 'Επιβεβαιώστε το e-mail σας',
        blocks: [
          paragraph(
            `Γράψτε τον παρακάτω κωδικό μίας χρήσης στη σελίδα επιβεβαίωσης. ${codeIsValid}`,
          ),
          { kind: 'code', code: occasion.code },
          paragraph(ignoreIfNotYou),
        ],
      }
    case 'loginCode':
      return {
        subject: 'Ο κωδικός σύνδεσής σας',
        blocks: [
          paragraph(
            `Με τον παρακάτω κωδικό μίας χρήσης συνδέεστε στον λογαριασμό σας. ${codeIsValid}`,
          ),
          { kind: 'code', code: occasion.code },
          paragraph(ignoreIfNotYou),
        ],
      }
    case 'verifyLink':
      return {
        subject: 'Επιβεβαιώστε το e-mail σας',
        blocks: [
          paragraph('Ανοίξτε τον παρακάτω σύνδεσμο για να επιβεβαιώσετε τη διεύθυνση e-mail σας.'),
          button('Επιβεβαίωση e-mail', occasion.link),
          paragraph(ignoreIfNotYou),
        ],
      }
    case 'resetLink':
      return {
        subject: 'Επαναφορά κωδικού πρόσβασης',
        blocks: [
          paragraph('Ανοίξτε τον παρακάτω σύνδεσμο για να ορίσετε νέο κωδικό πρόσβασης.'),
          button(newPassword, occasion.link),
          paragraph(passwordStays),
        ],
      }
    case 'resetCode':
      return {
        subject: 'Κωδικός επαναφοράς',
        blocks: [
          paragraph(
            'Γράψτε τον παρακάτω κωδικό μίας χρήσης στη σελίδα που έχετε ανοιχτή. Ισχύει για 3 λεπτά.',
          ),
          { kind: 'code', code: occasion.code },
          paragraph(passwordStays),
        ],
      }
    case 'accountExists':
      return {
        subject: 'Έχετε ήδη λογαριασμό',
        blocks: [
          paragraph(
            'Κάποιος ζήτησε να ανοίξει λογαριασμό με αυτή τη διεύθυνση e-mail, όμως έχετε ήδη έναν.',
          ),
          paragraph(
            'Αν ξεχάσατε τον κωδικό πρόσβασής σας, μπορείτε να ορίσετε νέο από τον παρακάτω σύνδεσμο.',
          ),
          button(newPassword, `${siteUrl}/account/password/reset`),
        ],
      }
    case 'unknownAccount':
      return {
        subject: 'Δεν υπάρχει λογαριασμός με αυτό το e-mail',
        blocks: [
          paragraph(
            'Κάποιος προσπάθησε να συνδεθεί με αυτή τη διεύθυνση e-mail, όμως δεν βρήκαμε λογαριασμό.',
          ),
          paragraph('Αν ήσασταν εσείς, μπορείτε να ανοίξετε λογαριασμό από τον παρακάτω σύνδεσμο.'),
          button('Άνοιγμα λογαριασμού', `${siteUrl}/account/signup`),
        ],
      }
    case 'passwordChanged':
      return {
        subject: 'Ο κωδικός πρόσβασής σας άλλαξε',
        blocks: [
          paragraph('Ο κωδικός πρόσβασης του λογαριασμού σας μόλις άλλαξε.'),
          paragraph('Αν δεν τον αλλάξατε εσείς, ορίστε αμέσως νέο από τον παρακάτω σύνδεσμο.'),
          button(newPassword, `${siteUrl}/account/password/reset`),
        ],
      }
    case 'dataExportReady':
      return {
        subject: 'Το αντίγραφο των δεδομένων σας είναι έτοιμο',
        blocks: [
          paragraph('Ετοιμάσαμε το αντίγραφο που ζητήσατε. Μένει διαθέσιμο για επτά ημέρες.'),
          button('Λήψη αντιγράφου', occasion.link),
          paragraph(ignoreIfNotYou),
        ],
      }
    case 'productBack':
    case 'priceDropped':
      return toldContent(occasion)
    case 'confirmSubscription':
    case 'newsletter':
    case 'cartLeft':
      return newsletterContent(occasion, siteUrl)
    case 'orderPlaced':
      return orderContent(occasion.order, siteUrl)
    case 'invoiceIssued':
      return invoiceContent(occasion)
    case 'withdrawalReceived': {
      const content = withdrawalContent(occasion, siteUrl)
      return { ...content, blocks: [...content.blocks, paragraph(ignoreIfNotYou)] }
    }
  }
}

/** A product that somebody asked to be told about. */
interface ToldProduct {
  /** Leaves all topics; members alone have it. */
  leave?: string | undefined
  name: string
  link: string
  price: number
}

const told = {
  productBack: ['Ήρθε ξανά', 'Ζητήσατε να σας πούμε όταν έρθει. Είναι πάλι εδώ:'],
  priceDropped: ['Έπεσε η τιμή', 'Ζητήσατε να σας πούμε όταν πέσει η τιμή. Έπεσε:'],
} as const

function toldContent(product: ToldProduct & { kind: keyof typeof told }): Draft {
  const { name, link, price, leave } = product
  const [heading, why] = told[product.kind]
  return {
    subject: `${heading}: ${name}`,
    heading,
    blocks: [
      paragraph(why),
      {
        kind: 'facts',
        facts: [
          { name: 'Προϊόν', value: name },
          { name: 'Τιμή', value: euros.format(price) },
        ],
      },
      button('Δείτε το', link),
      paragraph('Το λέμε μία φορά: δεν θα σας ξαναγράψουμε γι’ αυτό.'),
      ...(leave ? [leaveAll(leave)] : []),
    ],
  }
}
