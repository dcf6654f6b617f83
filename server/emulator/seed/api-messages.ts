import type { OrderStatus } from '#contract/shop/order'

/** Messages of the REST API, in the shop's language. */
export const answerMessages = {
  notFound: 'Δεν βρέθηκε.',
  noPage: 'Λάθος σελίδα.',
  noCursor: 'Μη έγκυρος δείκτης σελίδας.',
  methodNotAllowed: (method: string) => `Η μέθοδος «${method}» δεν επιτρέπεται.`,
  broken: 'Παρουσιάστηκε ένα απρόσμενο σφάλμα.',
  noToken: 'Δεν δόθηκαν διαπιστευτήρια.',
  deadToken: 'Το διακριτικό δεν είναι έγκυρο ή έχει λήξει.',
  notJson: 'Το κείμενο του αιτήματος δεν είναι έγκυρο JSON.',
  notAnObject: 'Μη έγκυρα δεδομένα: αναμένεται ένα αντικείμενο.',
  onlyJson: 'Το αίτημα πρέπει να έχει τύπο application/json.',
  required: 'Αυτό το πεδίο είναι υποχρεωτικό.',
  noQuery: 'Γράψτε τι αναζητάτε.',
  blank: 'Το πεδίο δεν μπορεί να είναι κενό.',
  notText: 'Μη έγκυρο κείμενο.',
  tooLong: (most: number) => `Επιβεβαιώστε ότι το πεδίο έχει έως ${most} χαρακτήρες.`,
  notAnEmail: 'Εισάγετε μια έγκυρη διεύθυνση e-mail.',
  notANumber: 'Εισάγετε έναν αριθμό.',
  notAnAllowedValue: (value: string) => `"${value}" δεν είναι έγκυρη τιμή.`,
  notAChoice: (value: string) => `Το «${value}» δεν είναι έγκυρη επιλογή.`,
  tooMany: (seconds: number) =>
    `Έγιναν πολλά αιτήματα. Δοκιμάστε ξανά σε ${seconds} ${seconds === 1 ? 'δευτερόλεπτο' : 'δευτερόλεπτα'}.`,
  notNull: 'Το πεδίο δεν μπορεί να έχει κενή τιμή.',
  notATruth: 'Δώστε αληθές ή ψευδές.',
  notAList: 'Αναμένεται λίστα.',
  emptyList: 'Η λίστα δεν μπορεί να είναι κενή.',
  notValid: 'Μη έγκυρη τιμή.',
  notAnAddress: 'Εισάγετε μια έγκυρη διεύθυνση URL.',
  notADate: 'Εισάγετε μια έγκυρη ημερομηνία (ΕΕΕΕ-ΜΜ-ΗΗ).',
  notAPhone: 'Εισάγετε έναν έγκυρο αριθμό τηλεφώνου.',
  atLeast: (least: number) => `Η τιμή πρέπει να είναι τουλάχιστον ${least}.`,
  atMost: (most: number) => `Η τιμή πρέπει να είναι το πολύ ${most}.`,
  noSuch: (key: string | number) => `Μη έγκυρο κλειδί «${key}»: δεν υπάρχει τέτοια εγγραφή.`,
  forbidden: 'Δεν έχετε δικαίωμα να εκτελέσετε αυτή την ενέργεια.',
} as const

/** Messages about the resources of an account. */
export const accountMessages = {
  mainStays: 'Η κύρια διεύθυνση δεν διαγράφεται. Ορίστε πρώτα μια άλλη ως κύρια.',
  otherMain: 'Υπάρχει ήδη κύρια διεύθυνση.',
  sameUsername: 'Αυτό είναι ήδη το όνομα χρήστη σας.',
  takenUsername: 'Υπάρχει ήδη χρήστης με αυτό το όνομα.',
  usernameChanged: 'Το όνομα χρήστη άλλαξε.',
  badUsername: 'Το όνομα χρήστη έχει έως 30 γράμματα, ψηφία και τα σύμβολα @ . + - _',
  notAPicture: 'Ανεβάστε μια εικόνα JPG ή PNG.',
  tooLargePicture: 'Η εικόνα πρέπει να είναι έως 2 MB.',
  favouriteAlready: 'Το προϊόν είναι ήδη στα αγαπημένα.',
  noProducts: 'Δώστε τουλάχιστον ένα προϊόν.',
  reviewedAlready: 'Έχετε ήδη γράψει κριτική για αυτό το προϊόν.',
  noReview: 'Δεν υπάρχει κριτική σας για αυτό το προϊόν.',
  noComment: 'Δεν υπάρχει σχόλιό σας σε αυτό το άρθρο.',
  severalComments: 'Υπάρχουν περισσότερα από ένα σχόλιά σας σε αυτό το άρθρο.',
  otherPost: 'Το σχόλιο στο οποίο απαντάτε βρίσκεται κάτω από άλλο άρθρο.',
  noIds: 'Δώστε μια λίστα με τουλάχιστον ένα αναγνωριστικό.',
  noNotifications: 'Δεν βρέθηκαν ειδοποιήσεις.',
} as const

/** Messages about carts and orders. */
export const shopMessages = {
  notOnSale: 'Το προϊόν δεν είναι διαθέσιμο.',
  tooFew: (stock: number) =>
    stock === 0 ? 'Το προϊόν έχει εξαντληθεί.' : `Το απόθεμα δεν επαρκεί: διαθέσιμα ${stock}.`,
  noPayWay: 'Ο τρόπος πληρωμής δεν είναι διαθέσιμος.',
  otherCountry: 'Η περιφέρεια δεν ανήκει στη χώρα που επιλέξατε.',
  notCancelable: 'Η παραγγελία δεν μπορεί πια να ακυρωθεί.',
  noSuchStep: (from: string, to: string) =>
    `Η παραγγελία δεν μπορεί να περάσει από «${from}» σε «${to}».`,
  keyOfAnother: 'Το κλειδί χρησιμοποιήθηκε ήδη για άλλη παραγγελία.',
  keyUnderWay: 'Η παραγγελία με αυτό το κλειδί καταχωρίζεται ακόμη.',
  notAKey: 'Το κλειδί Idempotency-Key πρέπει να είναι UUID.',
} as const

/** Labels of order statuses. */
export const statusLabels: Record<OrderStatus, string> = {
  PENDING: 'Σε αναμονή',
  PROCESSING: 'Ετοιμάζεται',
  SHIPPED: 'Στάλθηκε',
  DELIVERED: 'Παραδόθηκε',
  COMPLETED: 'Ολοκληρώθηκε',
  CANCELED: 'Ακυρώθηκε',
  RETURNED: 'Επιστράφηκε',
  REFUNDED: 'Επιστράφηκαν τα χρήματα',
}

/** Units of time, singular and plural. */
export const durationMessages = {
  year: ['έτος', 'έτη'],
  month: ['μήνας', 'μήνες'],
  week: ['εβδομάδα', 'εβδομάδες'],
  day: ['ημέρα', 'ημέρες'],
  hour: ['ώρα', 'ώρες'],
  minute: ['λεπτό', 'λεπτά'],
} as const

/** Texts of second factors, except errors. */
export const mfaMessages = {
  /** Issuer shown by authenticator apps and passkey managers. */
  issuer: 'Σταγόνα',
  /** Default name of a passkey, by the number of earlier ones. */
  passkeyName: (before: number) =>
    ['Κύριο κλειδί', 'Εφεδρικό κλειδί'][before] ?? `Κλειδί ${before + 1}`,
} as const
