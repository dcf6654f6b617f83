import { refusalText, unknownRefusal } from './refusal-texts'

/** Every sentence in which the real API refused something, as recorded; ids are examples. */
const recordedSentences = [
  'Το πεδίο δε μπορεί να είναι κενό.',
  'Enter a valid phone number.',
  'Τα πεδία cart, product πρέπει να αποτελούν ένα μοναδικό σύνολο.',
  'Τα πεδία user, product πρέπει να αποτελούν ένα μοναδικό σύνολο.',
  'Τα πεδία product, user πρέπει να αποτελούν ένα μοναδικό σύνολο.',
  'This order has already been paid.',
  'Το αίτημα έγινε throttle. Expected available in 57 seconds.',
  '"51,52" δεν είναι έγκυρη τιμή.',
  'Λάθος σελίδα.',
  'No Product matches the given query.',
  'No ProductReview matches the given query.',
  'No BlogComment matches the given query.',
  'Δε βρέθηκε.',
  'Review does not exist',
  'Το γονικό σχόλιο πρέπει να ανήκει στο ίδιο άρθρο.',
]

const isGreek = (text: string) => /^[\p{Script=Greek}]/u.test(text)

const spam =
  'Το μήνυμα μοιάζει με διαφημιστικό. Γράψτε το με λίγο περισσότερα λόγια και χωρίς πολλούς συνδέσμους.'

it.each([
  ['This field is required.', 'Συμπληρώστε αυτό το πεδίο.'],
  ['Αυτό το πεδίο είναι απαραίτητο.', 'Συμπληρώστε αυτό το πεδίο.'],
  ['This field may not be null.', 'Αυτό το πεδίο δεν μπορεί να μείνει κενό.'],
  ['This field may not be blank.', 'Αυτό το πεδίο δεν μπορεί να μείνει κενό.'],
  ['Το πεδίο δε μπορεί να είναι null.', 'Αυτό το πεδίο δεν μπορεί να μείνει κενό.'],
  ['Το πεδίο δεν μπορεί να έχει κενή τιμή.', 'Αυτό το πεδίο δεν μπορεί να μείνει κενό.'],
  ['This list may not be empty.', 'Αυτό το πεδίο δεν μπορεί να μείνει κενό.'],
  ['Ensure this field has no more than 255 characters.', 'Γράψτε έως 255 χαρακτήρες.'],
  ['Ensure this value has at most 1 character (it has 2).', 'Γράψτε έως 1 χαρακτήρα.'],
  ['Επιβεβαιώστε ότι το πεδίο έχει έως 30 χαρακτήρες.', 'Γράψτε έως 30 χαρακτήρες.'],
  ['Ensure this field has at least 3 characters.', 'Γράψτε τουλάχιστον 3 χαρακτήρες.'],
  ['Ensure this value is less than or equal to 10.', 'Η τιμή μπορεί να φτάσει έως 10.'],
  ['Ensure this value is greater than or equal to -1.', 'Η τιμή αρχίζει από -1.'],
  ['Η τιμή πρέπει να είναι τουλάχιστον 1.', 'Η τιμή αρχίζει από 1.'],
  ['Ensure that there are no more than 2 decimal places.', 'Γράψτε έως 2 δεκαδικά ψηφία.'],
  ['Ensure that there are no more than 11 digits in total.', 'Γράψτε έως 11 ψηφία.'],
  ['A valid integer is required.', 'Γράψτε έναν ακέραιο αριθμό.'],
  ['A valid number is required.', 'Γράψτε έναν αριθμό.'],
  ['"SEVENTH" is not a valid choice.', 'Διαλέξτε μία από τις επιλογές.'],
  ['Το «SEVENTH» δεν είναι έγκυρη επιλογή.', 'Διαλέξτε μία από τις επιλογές.'],
  ['This field must be unique.', 'Υπάρχει ήδη. Διαλέξτε κάτι άλλο.'],
  ['user account with this email already exists.', 'Υπάρχει ήδη. Διαλέξτε κάτι άλλο.'],
  ['The fields user, product must make a unique set.', 'Το έχετε ήδη προσθέσει.'],
  ['You have already reviewed this product.', 'Έχετε ήδη γράψει κριτική γι’ αυτό το προϊόν.'],
  [
    'must_have_purchased',
    'Ευχαριστούμε για τη διάθεση! Κριτική στέλνουν όσοι έχουν παραλάβει το προϊόν από εμάς. Δοκιμάστε ξανά μόλις ολοκληρωθεί η παραγγελία σας. Όσα γράψατε μένουν στη φόρμα.',
  ],
  [
    'Enter a valid phone number.',
    'Ο αριθμός τηλεφώνου δεν είναι σωστός. Γράψτε τον με όλα τα ψηφία, όπως 6912345678, και για άλλη χώρα με τον κωδικό της, όπως +357 99 123456.',
  ],
  ['Enter a valid email address.', 'Γράψτε μια ολόκληρη διεύθυνση e-mail, όπως maria@example.com.'],
  ['Enter a valid URL.', 'Γράψτε ολόκληρη τη διεύθυνση, που αρχίζει με https://.'],
  [
    'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
    'Γράψτε μια σωστή ημερομηνία.',
  ],
  ['Εισάγετε μια έγκυρη ημερομηνία (ΕΕΕΕ-ΜΜ-ΗΗ).', 'Γράψτε μια σωστή ημερομηνία.'],
  [
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm.',
    'Γράψτε μια σωστή ημερομηνία και ώρα.',
  ],
  ['Must be a valid boolean.', 'Η τιμή δεν είναι σωστή. Ελέγξτε την και δοκιμάστε ξανά.'],
  [
    "Not enough stock for 'Κάρτες'. Available: 1, Requested: 2",
    'Δεν υπάρχουν τόσα. Έχει μείνει 1 κομμάτι.',
  ],
  [
    "Product 'Σετ, Available: 9' has insufficient stock. Available: 4, Requested: 5",
    'Δεν υπάρχουν τόσα. Έχουν μείνει 4 κομμάτια.',
  ],
  ["Product 'Α' has insufficient stock. Available: -1, Requested: 5", 'Το προϊόν έχει εξαντληθεί.'],
  ["Product 'Α' is no longer available", 'Το προϊόν δεν είναι πια διαθέσιμο.'],
  ['Quantity must be greater than zero.', 'Γράψτε τουλάχιστον 1.'],
  ['Cart is empty. Please add items before checkout.', 'Το καλάθι σας είναι άδειο.'],
  [
    'The selected payment method is not available for this order.',
    'Ο τρόπος πληρωμής δεν είναι πια διαθέσιμος. Διαλέξτε άλλον.',
  ],
  [
    'Επιβεβαιώσατε ότι το πεδίο δεν έχει περισσότερους από 500 χαρακτήρες.',
    'Γράψτε έως 500 χαρακτήρες.',
  ],
  [
    'Order in status CANCELED cannot be canceled. Only orders in PENDING or PROCESSING status can be canceled.',
    'Η παραγγελία δεν μπορεί πια να ακυρωθεί.',
  ],
  [
    'Request was throttled. Expected available in 1 second.',
    'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε 1 δευτερόλεπτο.',
  ],
  ['Product is already in favorites', 'Το προϊόν είναι ήδη στα αγαπημένα.'],
  ['Το προϊόν είναι ήδη στα αγαπημένα', 'Το προϊόν είναι ήδη στα αγαπημένα.'],
  ['A main address already exists for this user', 'Υπάρχει ήδη κύρια διεύθυνση.'],
  ['Υπάρχει ήδη κύρια διεύθυνση για αυτόν τον χρήστη', 'Υπάρχει ήδη κύρια διεύθυνση.'],
  ['Username already taken.', 'Αυτό το όνομα χρήστη χρησιμοποιείται ήδη. Διαλέξτε άλλο.'],
  [
    'Το όνομα χρήστη είναι ήδη σε χρήση.',
    'Αυτό το όνομα χρήστη χρησιμοποιείται ήδη. Διαλέξτε άλλο.',
  ],
  ['Name must be at least 2 characters long.', 'Γράψτε τουλάχιστον 2 χαρακτήρες.'],
  ['Το όνομα πρέπει να έχει τουλάχιστον 2 χαρακτήρες.', 'Γράψτε τουλάχιστον 2 χαρακτήρες.'],
  ['spam: Message appears to be spam', spam],
  ['spam: Το μήνυμα φαίνεται να είναι spam', spam],
  ['Request was throttled.', 'Έγιναν πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.'],
  [
    'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
    'Χρειαζόμαστε μια σωστή εικόνα. Διαλέξτε άλλο αρχείο.',
  ],
])('%p becomes %p', (sentence, text) => {
  expect(refusalText(sentence)).toBe(text)
})

// An API that was installed with its translations answers with these instead.
it.each([
  ['This field is required', 'Αυτό το πεδίο είναι υποχρεωτικό'],
  ['Enter a valid email address.', 'Εισαγάγετε έγκυρο email.'],
  ['Enter a valid phone number', 'Εισαγάγετε έγκυρο τηλέφωνο'],
  ['Enter a valid username.', 'Εισαγάγετε ένα έγκυρο όνομα χρήστη.'],
  ['A user with this email already exists.', 'Υπάρχει ήδη χρήστης με αυτό το email.'],
  [
    "Not enough stock for 'Κάρτες. Διαθέσιμο: 9'. Available: 2, Requested: 3",
    "Ανεπαρκές απόθεμα για 'Κάρτες. Διαθέσιμο: 9'. Διαθέσιμο: 2, Ζητήθηκε: 3",
  ],
  [
    "Product 'Α' has insufficient stock. Available: -1, Requested: 5",
    "Το προϊόν 'Α' έχει ανεπαρκές απόθεμα. Διαθέσιμο: -1, Ζητήθηκε: 5",
  ],
  ['Insufficient stock for product', 'Ανεπαρκές απόθεμα για το προϊόν'],
  ["Product 'Α' is no longer available", "Το προϊόν 'Α' δεν είναι πλέον διαθέσιμο"],
  ["Product 'Α' is not available.", "Το προϊόν 'Α' δεν είναι διαθέσιμο."],
  ['Quantity must be greater than zero.', 'Η ποσότητα πρέπει να είναι μεγαλύτερη από μηδέν.'],
  ['Quantity cannot exceed 999.', 'Η ποσότητα δεν μπορεί να υπερβαίνει 999.'],
  ['Cart is empty.', 'Το καλάθι είναι άδειο.'],
  ['Cart not found.', 'Το καλάθι δεν βρέθηκε.'],
  ['Payment method with ID 9 not found', 'Δεν βρέθηκε μέθοδος πληρωμής με ID 9'],
  ['A valid ΑΦΜ is required', 'Απαιτείται έγκυρο ΑΦΜ'],
  ['Greek ΑΦΜ must be exactly 9 digits', 'Το ελληνικό ΑΦΜ πρέπει να έχει ακριβώς 9 ψηφία'],
  ['B2B invoicing is currently disabled.', 'Η τιμολόγηση B2B είναι απενεργοποιημένη.'],
  ['Try using a different email address.', 'Δοκιμάστε μια διαφορετική διεύθυνση email.'],
  ['This order has already been paid.', 'Αυτή η παραγγελία έχει ήδη πληρωθεί.'],
  [
    'Order in status SHIPPED cannot be canceled.',
    'Παραγγελία σε κατάσταση SHIPPED δεν μπορεί να ακυρωθεί.',
  ],
  ['Unable to cancel this order.', 'Αδύνατη η ακύρωση αυτής της παραγγελίας.'],
  ['must_have_purchased', 'Πρέπει να έχετε αγοράσει το προϊόν για να το αξιολογήσετε.'],
  ['You have already reviewed this product.', 'Έχετε ήδη αξιολογήσει αυτό το προϊόν.'],
  ['Review does not exist', 'Η αξιολόγηση δεν υπάρχει'],
  ['Upload a valid image.', 'Ανεβάστε μια έγκυρη εικόνα.'],
  [
    'Authentication credentials were not provided.',
    'Δεν παρασχέθηκαν διαπιστευτήρια ταυτοποίησης.',
  ],
])('means the same by %p and by %p', (english, greek) => {
  expect(refusalText(english)).not.toBe(unknownRefusal)
  expect(refusalText(greek)).toBe(refusalText(english))
})

it.each(recordedSentences)('has a Greek message for the API’s %p', (sentence) => {
  const text = refusalText(sentence)
  expect(text).not.toBe(unknownRefusal)
  expect(isGreek(text)).toBe(true)
})

it.each([
  '',
  'authorization: Bearer ab12cd34',
  '/srv/app/views.py line 12',
  'postgres://shop:secret@10.0.0.7/shop',
  '<h1>Server Error</h1>',
  `${'a'.repeat(10_000)} is not a valid choice.`,
])('has one general Greek sentence for %p', (sentence) => {
  expect(refusalText(sentence)).toBe(unknownRefusal)
})

it('copies nothing but whole numbers from a sentence', () => {
  const secret = 'ab12cd34'
  for (const sentence of [
    `"${secret}" is not a valid choice.`,
    `Invalid pk "${secret}" - object does not exist.`,
    `${secret} Expected available in 12 seconds.`,
    `Μη έγκυρο κλειδί «${secret}»: δεν υπάρχει τέτοια εγγραφή.`,
    `Enter a valid phone number. ${secret}`,
  ]) {
    expect(refusalText(sentence)).not.toBe(unknownRefusal)
    expect(refusalText(sentence)).not.toContain(secret)
  }
})
