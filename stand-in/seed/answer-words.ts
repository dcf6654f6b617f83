/** What the API says to people, in the shop's language. */
export const answerWords = {
  notFound: 'Δεν βρέθηκε.',
  noPage: 'Μη έγκυρη σελίδα.',
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
  notAnEmail: 'Εισάγετε μια έγκυρη διεύθυνση email.',
  notANumber: 'Εισάγετε έναν αριθμό.',
  notAChoice: (value: string) => `Το «${value}» δεν είναι έγκυρη επιλογή.`,
  tooMany: (seconds: number) =>
    `Έγιναν πολλά αιτήματα. Δοκιμάστε ξανά σε ${seconds} ${seconds === 1 ? 'δευτερόλεπτο' : 'δευτερόλεπτα'}.`,
} as const
