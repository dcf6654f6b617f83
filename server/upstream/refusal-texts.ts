/** The message for a sentence of the API, or a function of the numbers in that sentence. */
type Text = string | ((...numbers: number[]) => string)

/** The message if no pattern of the table matches. */
export const unknownRefusal = 'Αυτό δεν έγινε δεκτό. Ελέγξτε το και δοκιμάστε ξανά.'

/** Longest sentence that is matched, in characters. */
const longest = 500

const required = 'Συμπληρώστε αυτό το πεδίο.'
const empty = 'Αυτό το πεδίο δεν μπορεί να μείνει κενό.'
const choice = 'Διαλέξτε μία από τις επιλογές.'
const missing = 'Αυτό που διαλέξατε δεν υπάρχει πια. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.'
const notUnique = 'Υπάρχει ήδη. Διαλέξτε κάτι άλλο.'
const twice = 'Το έχετε ήδη προσθέσει.'
const wholeNumber = 'Γράψτε έναν ακέραιο αριθμό.'
const number = 'Γράψτε έναν αριθμό.'
const date = 'Γράψτε μια σωστή ημερομηνία.'
const moment = 'Γράψτε μια σωστή ημερομηνία και ώρα.'
const picture = 'Χρειαζόμαστε μια σωστή εικόνα. Διαλέξτε άλλο αρχείο.'
const notValid = 'Η τιμή δεν είναι σωστή. Ελέγξτε την και δοκιμάστε ξανά.'
const waitALittle = 'Έγιναν πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const characters = (count: number) => counted(count, 'χαρακτήρα', 'χαρακτήρες')
const atMost = (count: number) => `Γράψτε έως ${characters(count)}.`
const atLeast = (count: number) => `Γράψτε τουλάχιστον ${characters(count)}.`
/** How many pieces of a product are left. */
export const piecesLeft = (count: number) =>
  count <= 0
    ? 'Το προϊόν έχει εξαντληθεί.'
    : `Δεν υπάρχουν τόσα. ${count === 1 ? 'Έχει μείνει 1 κομμάτι.' : `Έχουν μείνει ${count} κομμάτια.`}`
export const notOnSale = 'Το προϊόν δεν είναι πια διαθέσιμο.'
const waitFor = (seconds: number) =>
  `Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε ${counted(seconds, 'δευτερόλεπτο', 'δευτερόλεπτα')}.`

/**
 * Sentences of Django, Django REST framework, their Greek translations, the shop's own API and its
 * emulator, each with its message. The first match wins. Only the captured whole numbers, of at
 * most nine digits, are copied from a sentence.
 */
const table: readonly (readonly [RegExp, Text])[] = [
  // Required, null and blank.
  [/^This field is required\.?$/, required],
  [/^Αυτό το πεδίο είναι (?:απαραίτητο|υποχρεωτικό)\.?$/, required],
  [/^This field (?:may not|cannot) be (?:null|blank)\.$/, empty],
  [/^Το πεδίο δεν? (?:μπορεί|επιτρέπεται) να (?:είναι|έχει) (?:null|κενό|κενή τιμή)\.$/, empty],
  [
    /^(?:This (?:list|selection|dictionary) may not be empty|Η λίστα δεν μπορεί να είναι κενή)/,
    empty,
  ],
  // Telephone numbers and addresses.
  [
    /valid phone number|phone number entered is not valid|έγκυρο αριθμό τηλεφώνου|έγκυρος αριθμός τηλεφώνου|έγκυρο τηλέφωνο/,
    'Ο αριθμός τηλεφώνου δεν είναι σωστός. Γράψτε τον με όλα τα ψηφία, όπως 6912345678, και για άλλη χώρα με τον κωδικό της, όπως +357 99 123456.',
  ],
  [
    /valid e-?mail address|έγκυρη (?:διεύθυνση )?e-?mail|έγκυρη διεύθυνση(?! URL)|έγκυρο e-?mail/i,
    'Γράψτε μια ολόκληρη διεύθυνση e-mail, όπως maria@example.com.',
  ],
  [
    /valid URL|έγκυρη διεύθυνση URL|έγκυρο URL/,
    'Γράψτε ολόκληρη τη διεύθυνση, που αρχίζει με https://.',
  ],
  // Lengths. Django writes the length that a text has as a second number.
  [/has (?:no more than|at most) (\d{1,9}) characters?/, atMost],
  [
    /^(?:Βεβαιωθείτε|Επιβεβαιώσα?τε) ότι .*(?:έως|περισσότερους από|το πολύ) (\d{1,9}) χαρακτήρ/,
    atMost,
  ],
  [/(?:has|contain|be) at least (\d{1,9}) characters?/, atLeast],
  [/τουλάχιστον (\d{1,9}) χαρακτήρ/, atLeast],
  [/^String value too large\.$/, 'Το κείμενο είναι πολύ μεγάλο.'],
  // Messages to the shop.
  [
    /(?:^|: )(?:Message appears to be spam|Το μήνυμα φαίνεται να είναι spam)/,
    'Το μήνυμα μοιάζει με διαφημιστικό. Γράψτε το με λίγο περισσότερα λόγια και χωρίς πολλούς συνδέσμους.',
  ],
  [
    /Disposable \/ temporary email|^Δεν επιτρέπονται προσωρινές/,
    'Γράψτε μια διεύθυνση e-mail που χρησιμοποιείτε πάντα, όχι προσωρινή.',
  ],
  // Bounds of numbers.
  [
    /(?:is less than or equal to|το πολύ|μικρότερη ή ίση (?:με|του)) (-?\d{1,9})\.?$/,
    (most) => `Η τιμή μπορεί να φτάσει έως ${most}.`,
  ],
  [
    /(?:is greater than or equal to|τουλάχιστον|μεγαλύτερη ή ίση (?:με|του)) (-?\d{1,9})\.?$/,
    (least) => `Η τιμή αρχίζει από ${least}.`,
  ],
  [
    /^Ensure that there are no more than (\d{1,9}) (?:digits in total|digits before the decimal point)\.$/,
    (most) => `Γράψτε έως ${counted(most, 'ψηφίο', 'ψηφία')}.`,
  ],
  [
    /^Ensure that there are no more than (\d{1,9}) decimal places\.$/,
    (most) => `Γράψτε έως ${counted(most, 'δεκαδικό ψηφίο', 'δεκαδικά ψηφία')}.`,
  ],
  [/^(?:A valid integer is required|Enter a whole number)\.$|έγκυρος ακέραιος/, wholeNumber],
  [
    /^(?:A valid number is required|Enter a number)\.$|έγκυρος αριθμός είναι|^Εισάγετε έναν αριθμό/,
    number,
  ],
  // Dates.
  [
    /^Date has wrong format\.|^Enter a valid date\.$|^Η ημερομηνία έχει λάθος|έγκυρη ημερομηνία(?! και)/,
    date,
  ],
  [
    /^(?:Datetime|Time) has wrong format\.|^Expected a (?:date|datetime) but got|έγκυρη ημερομηνία και ώρα/,
    moment,
  ],
  // Choices, keys, uniqueness.
  [/is not a valid choice\.$|^Select a valid choice\.|δεν είναι έγκυρη επιλογή/, choice],
  [/object does not exist\.$|το αντικείμενο δεν υπάρχει|δεν υπάρχει τέτοια εγγραφή/, missing],
  [/must make a unique set\.$|πρέπει να αποτελούν ένα μοναδικό σύνολο/, twice],
  [
    /^You have already reviewed this product\.$|^Έχετε ήδη (?:αξιολογήσει|γράψει κριτική)/,
    'Έχετε ήδη γράψει κριτική γι’ αυτό το προϊόν.',
  ],
  [
    /^must_have_purchased$|^Πρέπει να έχετε αγοράσει το προϊόν/,
    'Ευχαριστούμε για τη διάθεση! Κριτική στέλνουν όσοι έχουν παραλάβει το προϊόν από εμάς. Δοκιμάστε ξανά μόλις ολοκληρωθεί η παραγγελία σας. Όσα γράψατε μένουν στη φόρμα.',
  ],
  [
    /^Product is already in favorites$|^Το προϊόν είναι ήδη στα αγαπημένα/,
    'Το προϊόν είναι ήδη στα αγαπημένα.',
  ],
  [
    /^Favourites limit reached$|^Συμπληρώθηκε το όριο αγαπημένων/,
    'Τα αγαπημένα σας είναι πάρα πολλά. Αφαιρέστε κάποιο για να προσθέσετε άλλο.',
  ],
  [
    /^Username already taken|^A user with this username already exists|^Το όνομα χρήστη είναι ήδη σε χρήση|^Υπάρχει ήδη χρήστης με αυτό το όνομα/,
    'Αυτό το όνομα χρήστη χρησιμοποιείται ήδη. Διαλέξτε άλλο.',
  ],
  [
    /^Το όνομα χρήστη έχει έως 30/,
    'Χρησιμοποιήστε έως 30 γράμματα, αριθμούς και τα σημεία @ . + - _, χωρίς κενά.',
  ],
  [
    /^This field must be unique\.$|already exists\.$|πρέπει να είναι μοναδικό|υπάρχει ήδη\.$|^Υπάρχει ήδη χρήστης με αυτό το e-?mail/,
    notUnique,
  ],
  // Files.
  [
    /^(?:Upload a valid image|The submitted data was not a file|No file was submitted|No filename could)|^Ανεβάστε μια (?:έγκυρη )?εικόνα/,
    picture,
  ],
  [/^The submitted file is empty\.$/, picture],
  [/^Η εικόνα πρέπει να είναι έως 2 MB\.$/, 'Η εικόνα ξεπερνά τα 2 MB. Διαλέξτε μια μικρότερη.'],
  // Characters and kinds.
  [
    /^Null characters are not allowed\.$/,
    'Το κείμενο περιέχει χαρακτήρες που δεν φαίνονται. Γράψτε το ξανά.',
  ],
  [
    /^(?:Enter a valid|Not a valid|Must be a valid|Invalid value|Expected a (?:list|dictionary)|Invalid data)|^Μη έγκυρ|^Εισαγάγετε έναν? έγκυρο|δεν είναι έγκυρη τιμή\.?$/,
    notValid,
  ],
  // The shop: stock, orders, addresses.
  [/(?:^Not enough|insufficient) stock.*\. Available: (-?\d{1,9}), Requested: \d+$/s, piecesLeft],
  [/ανεπαρκές απόθεμα.*\. Διαθέσιμο: (-?\d{1,9}), Ζητήθηκε: \d+$/is, piecesLeft],
  [
    /^Insufficient stock for (?:product|one or more items)$|^Ανεπαρκές απόθεμα για/,
    'Δεν υπάρχουν πια τόσα κομμάτια.',
  ],
  [
    /^Product '.*' is (?:not|no longer) available\.?$|^Το προϊόν '.*' δεν είναι (?:πλέον )?διαθέσιμο\.?$/s,
    notOnSale,
  ],
  [
    /^Quantity must be greater than zero\.$|^Η ποσότητα πρέπει να είναι μεγαλύτερη από μηδέν/,
    'Γράψτε τουλάχιστον 1.',
  ],
  [
    /^(?:Quantity cannot exceed|Η ποσότητα δεν μπορεί να υπερβαίνει) (\d{1,9})\.$/,
    (most) => `Γράψτε έως ${most}.`,
  ],
  [
    /^Cart (?:is empty|not found)|^Το καλάθι (?:δεν βρέθηκε|είναι άδειο)/,
    'Το καλάθι σας είναι άδειο.',
  ],
  [
    /payment method (?:with ID \d+ not found|is not available for this)|^Δεν βρέθηκε μέθοδος πληρωμής/i,
    'Ο τρόπος πληρωμής δεν είναι πια διαθέσιμος. Διαλέξτε άλλον.',
  ],
  [
    /^(?:A valid ΑΦΜ is required|Greek ΑΦΜ must be|Απαιτείται έγκυρο ΑΦΜ|Το ελληνικό ΑΦΜ)/,
    'Για τιμολόγιο χρειάζεται ελληνικό ΑΦΜ, με εννέα ψηφία.',
  ],
  [
    /^(?:B2B invoicing is currently disabled\.$|Η τιμολόγηση B2B)/,
    'Αυτή τη στιγμή δεν εκδίδουμε τιμολόγια. Διαλέξτε απόδειξη.',
  ],
  [
    /^(?:Try using a different email address\.$|Δοκιμάστε μια διαφορετική διεύθυνση e-?mail)/,
    'Αυτή η διεύθυνση e-mail δεν γίνεται δεκτή. Γράψτε μια άλλη.',
  ],
  [/^Η περιφέρεια δεν ανήκει στη χώρα/, 'Η περιφέρεια δεν ανήκει στη χώρα που διαλέξατε.'],
  [
    /^This order has already been paid\.$|παραγγελία έχει ήδη πληρωθεί\.$/,
    'Η παραγγελία έχει ήδη πληρωθεί.',
  ],
  [
    /^Order in status \w+ cannot be canceled\.|^Unable to cancel this order\.$|^Παραγγελία σε κατάσταση \w+ δεν μπορεί να ακυρωθεί|^Αδύνατη η ακύρωση/,
    'Η παραγγελία δεν μπορεί πια να ακυρωθεί.',
  ],
  [
    /^A duplicate request is already in progress\.$/,
    'Η παραγγελία καταχωρίζεται ακόμη. Περιμένετε λίγο.',
  ],
  [/^A main address already exists|^Υπάρχει ήδη κύρια διεύθυνση/, 'Υπάρχει ήδη κύρια διεύθυνση.'],
  [
    /^Το γονικό σχόλιο πρέπει|^Parent comment must/,
    'Το σχόλιο στο οποίο απαντάτε βρίσκεται κάτω από άλλο άρθρο.',
  ],
  // Authorisation and rate limits.
  [
    /^Review does not exist$|^Η αξιολόγηση δεν υπάρχει|^Δεν βρέθηκε .* που να ταιριάζει|^No \w{1,60} (?:found|matches the given query\.)$/,
    'Αυτό που ζητήσατε δεν υπάρχει πια.',
  ],
  [
    /^Not found\.$|^Δεν? βρέθηκε\.$|^(?:Invalid page\.|Λάθος σελίδα\.)$/,
    'Αυτό που ζητήσατε δεν υπάρχει πια.',
  ],
  [
    /^Authentication credentials were not provided\.$|^Invalid token\.?$|^Δεν (?:δόθηκαν|παρασχέθηκαν) διαπιστευτήρια/,
    'Χρειάζεται να συνδεθείτε.',
  ],
  [/^You do not have permission|^Δεν έχετε δικαίωμα/, 'Δεν επιτρέπεται αυτή η ενέργεια.'],
  [/Expected available in (\d{1,9}) seconds?\.$/, waitFor],
  [/^(?:Request was throttled|Το αίτημα έγινε throttle|Έγιναν πολλά αιτήματα)/, waitALittle],
  // The sign-in service, where its code is unknown.
  [/^(?:Incorrect code|Λανθασμένος κωδικός)\.$/, 'Ο κωδικός δεν είναι σωστός ή έχει λήξει.'],
]

/** The Greek message for a sentence of the API; only numbers of that sentence are copied. */
export function refusalText(upstreamText: string): string {
  const sentence = upstreamText.slice(0, longest).trim()
  for (const [pattern, text] of table) {
    const match = pattern.exec(sentence)
    if (!match) continue
    return typeof text === 'string' ? text : text(...match.slice(1).map(Number))
  }
  return unknownRefusal
}
