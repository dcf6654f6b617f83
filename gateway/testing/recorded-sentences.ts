/** Every sentence in which the real API refused something, as recorded; ids are examples. */
export const recordedSentences = [
  'Αυτό το πεδίο είναι απαραίτητο.',
  'Το πεδίο δε μπορεί να είναι null.',
  'Το πεδίο δε μπορεί να είναι κενό.',
  'Enter a valid phone number.',
  'Username already taken.',
  'Cannot delete main address',
  'Τα πεδία cart, product πρέπει να αποτελούν ένα μοναδικό σύνολο.',
  'Τα πεδία user, product πρέπει να αποτελούν ένα μοναδικό σύνολο.',
  'Τα πεδία product, user πρέπει να αποτελούν ένα μοναδικό σύνολο.',
  'Not enough stock available. Only 42 remaining.',
  'This order has already been paid.',
  'Το αίτημα έγινε throttle. Expected available in 57 seconds.',
  '"51,52" δεν είναι έγκυρη τιμή.',
  'Λάθος σελίδα.',
  'No Product matches the given query.',
  'No ProductReview matches the given query.',
  'No replies found',
  'Review does not exist',
  'Comment does not exist',
] as const

/** Errors of the real sign-in service, as recorded. */
export const recordedAuthErrors = [
  {
    message: 'Δεν μπορείτε να καταργήσετε την κύρια διεύθυνση ηλεκτρονικού ταχυδρομείου σας.',
    code: 'cannot_remove_primary_email',
    param: 'email',
  },
  {
    message: 'Το κουπόνι επαναφοράς του συνθηματικού δεν ήταν έγκυρο.',
    code: 'invalid_password_reset',
    param: 'key',
  },
  { message: 'Λανθασμένος κωδικός.', code: 'incorrect_code', param: 'code' },
  { message: 'Λανθασμένος κωδικός.', code: 'incorrect_code', param: 'key' },
  {
    message: 'Παρακαλώ γράψτε το τρέχον συνθηματικό σας.',
    code: 'enter_current_password',
    param: 'current_password',
  },
  {
    message: 'Η διέυθυνση e-mail ή/και το συνθηματικό που δόθηκαν δεν είναι σωστά.',
    code: 'email_password_mismatch',
    param: 'password',
  },
  { message: 'Πολύ κοινό συνθηματικό.', code: 'password_too_common', param: 'password' },
  {
    message: 'Αυτό το συνθηματικό αποτελείται μόνο απο αριθμούς.',
    code: 'password_entirely_numeric',
    param: 'password',
  },
] as const
