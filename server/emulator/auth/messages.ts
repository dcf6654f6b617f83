import type { AuthErrorCode } from '#contract/allauth/error-codes'

const incorrectCode = 'Λανθασμένος κωδικός.'

/** Messages of the auth service by error code; recorded ones in the service's spelling. */
export const authMessages: Record<AuthErrorCode, string> = {
  required: 'Αυτό το πεδίο είναι υποχρεωτικό.',
  invalid: 'Εισάγετε μια έγκυρη τιμή.',
  invalid_choice: 'Η επιλογή αυτή δεν είναι διαθέσιμη.',
  max_length: 'Το κείμενο είναι πολύ μεγάλο.',
  min_length: 'Το κείμενο είναι πολύ μικρό.',
  null_characters_not_allowed: 'Δεν επιτρέπονται κενοί χαρακτήρες (null).',
  account_inactive: 'Ο λογαριασμός αυτός είναι ανενεργός.',
  cannot_remove_primary_email:
    'Δεν μπορείτε να καταργήσετε την κύρια διεύθυνση ηλεκτρονικού ταχυδρομείου σας.',
  duplicate_email: 'Η διεύθυνση αυτή υπάρχει ήδη στον λογαριασμό σας.',
  email_password_mismatch: 'Η διέυθυνση e-mail ή/και το συνθηματικό που δόθηκαν δεν είναι σωστά.',
  username_password_mismatch: 'Το όνομα χρήστη ή ο κωδικός πρόσβασης δεν είναι σωστά.',
  email_taken: 'Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση e-mail.',
  enter_current_password: 'Παρακαλώ γράψτε το τρέχον συνθηματικό σας.',
  incorrect_code: incorrectCode,
  incorrect_password: 'Λάθος κωδικός πρόσβασης.',
  invalid_or_expired_key: 'Ο σύνδεσμος δεν είναι έγκυρος ή έχει λήξει.',
  invalid_login: 'Μη έγκυρα στοιχεία σύνδεσης.',
  invalid_password_reset: 'Το κουπόνι επαναφοράς του συνθηματικού δεν ήταν έγκυρο.',
  max_email_addresses: 'Δεν μπορείτε να προσθέσετε άλλες διευθύνσεις e-mail.',
  too_many_login_attempts: 'Πολλές αποτυχημένες προσπάθειες σύνδεσης. Προσπαθήστε ξανά αργότερα.',
  unknown_email: 'Unknown email address.',
  unverified_primary_email: 'Η κύρια διεύθυνση e-mail πρέπει να είναι επιβεβαιωμένη.',
  username_blacklisted: 'Αυτό το όνομα χρήστη δεν επιτρέπεται. Διαλέξτε ένα άλλο.',
  username_taken: 'Αυτό το όνομα χρήστη χρησιμοποιείται ήδη.',
  select_only_one: 'Επιλέξτε μόνο ένα.',
  same_as_current: 'Η νέα τιμή πρέπει να διαφέρει από την τρέχουσα.',
  rate_limited: 'Κάντε λίγη υπομονή: στείλατε πολλά αιτήματα.',
  password_too_similar: 'Ο κωδικός πρόσβασης μοιάζει πολύ με τα στοιχεία σας.',
  password_too_short: 'This password is too short. It must contain at least 8 characters.',
  password_too_common: 'Πολύ κοινό συνθηματικό.',
  password_entirely_numeric: 'Αυτό το συνθηματικό αποτελείται μόνο απο αριθμούς.',
  add_email_blocked:
    'Δεν μπορείτε να προσθέσετε διεύθυνση e-mail όσο είναι ενεργή η επαλήθευση δύο βημάτων.',
  cannot_delete_authenticator: 'Δεν μπορείτε να απενεργοποιήσετε την επαλήθευση δύο βημάτων.',
  cannot_generate_recovery_codes:
    'Για κωδικούς ανάκτησης χρειάζεται πρώτα να ενεργοποιήσετε την επαλήθευση δύο βημάτων.',
  unverified_email:
    'Για να ενεργοποιήσετε την επαλήθευση δύο βημάτων, επιβεβαιώστε πρώτα τη διεύθυνση e-mail σας.',
  invalid_token: 'Το διακριτικό του παρόχου δεν είναι έγκυρο.',
  no_password: 'Ο λογαριασμός σας δεν έχει ακόμη κωδικό πρόσβασης.',
  no_verified_email: 'Ο λογαριασμός σας δεν έχει επιβεβαιωμένη διεύθυνση e-mail.',
  disconnect_last:
    'Δεν μπορείτε να αποσυνδέσετε τον τελευταίο λογαριασμό παρόχου που σας απομένει.',
  connected_other: 'Ο λογαριασμός του παρόχου είναι ήδη συνδεδεμένος με άλλον λογαριασμό.',
  account_not_found: 'Ο λογαριασμός αυτός δεν βρέθηκε.',
  client_id_required: 'Λείπει το client_id.',
  client_id_mismatch: 'Το client_id δεν είναι το σωστό.',
  token_required: 'Χρειάζεται id_token ή access_token.',
  token_authentication_not_supported: 'Ο πάροχος δεν υποστηρίζει σύνδεση με διακριτικό.',
  unknown_provider: 'Άγνωστος πάροχος.',
  invalid_url: 'Μη έγκυρη διεύθυνση.',
}

/** Message of the code `invalid` for an e-mail address. */
export const invalidEmailMessage = 'Εισάγετε μια έγκυρη διεύθυνση ηλ. ταχυδρομείου.'
