import { publicPaths } from '#contract/paths/site-paths'
import { timingOf, type WithdrawalTiming } from '#contract/withdrawal/withdrawal-term'
import { type MailContent, paragraph } from './mail-content'
import { shopDetails } from './shop-details'

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

export interface ReceivedWithdrawal {
  reference: string
  submittedAt: string
  known: KnownStatement
}

const exactTime = new Intl.DateTimeFormat('el-GR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
})

/** The receipt of a withdrawal: what it is about, when it was submitted, and what happens next. */
export function withdrawalContent(
  { reference, submittedAt, known }: ReceivedWithdrawal,
  siteUrl: string,
): MailContent {
  const { orderNumber, receivedOn } = known
  const some = known.isAll ? known.items : [...known.items, otherItems]
  const products = known.isWholeOrder ? ['όλη η παραγγελία'] : some
  return {
    subject: `Απόδειξη υπαναχώρησης ${reference}`,
    heading: 'Απόδειξη υπαναχώρησης',
    blocks: [
      paragraph(
        `Λάβαμε τη δήλωσή σας ότι υπαναχωρείτε από τη σύμβαση πώλησης. Υποβλήθηκε: ${exactTime.format(new Date(submittedAt))} (ώρα Ελλάδας).`,
      ),
      {
        kind: 'facts',
        facts: [
          { name: 'Αριθμός αναφοράς', value: reference },
          ...(orderNumber === null
            ? []
            : [{ name: 'Αριθμός παραγγελίας', value: String(orderNumber) }]),
          ...(receivedOn === ''
            ? []
            : [{ name: 'Ημερομηνία παραλαβής', value: greekDay(receivedOn) }]),
          ...products.map((product) => ({ name: 'Προϊόντα', value: product })),
        ],
      },
      { kind: 'title', text: 'Τι ακολουθεί' },
      ...nextSteps[timingOf(receivedOn, Date.parse(submittedAt))].map((step) => paragraph(step)),
      paragraph('Όλοι οι όροι', {
        label: 'Πολιτική επιστροφών',
        link: `${siteUrl}${publicPaths['return-policy']}`,
      }),
    ],
  }
}

const otherItems = 'όσα γράψατε στη δήλωση, που την έχουμε με αυτόν τον αριθμό αναφοράς'

const sending = [
  `Στείλτε μας τα προϊόντα μέσα σε 14 ημέρες από τη δήλωσή σας, με τον αριθμό αναφοράς μέσα στο δέμα, στη διεύθυνση: ${shopDetails.company}, ${shopDetails.address}. Αν δεν τα έχετε παραλάβει ακόμη, δεν χρειάζεται να στείλετε κάτι.`,
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
