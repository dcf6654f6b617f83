/** Messages of the REST API that several resources share, in the shop's language. */
export const answerMessages = {
  notFound: 'Δεν βρέθηκε.',
  noPage: 'Λάθος σελίδα.',
  noCursor: 'Μη έγκυρος δείκτης σελίδας.',
  methodNotAllowed: (method: string) => `Η μέθοδος «${method}» δεν επιτρέπεται.`,
  broken: 'Παρουσιάστηκε ένα απρόσμενο σφάλμα.',
  noToken: 'Δεν δόθηκαν διαπιστευτήρια.',
  deadToken: 'Μη έγκυρη ένδειξη.',
  notJson: 'Το κείμενο του αιτήματος δεν είναι έγκυρο JSON.',
  notAnObject: 'Μη έγκυρα δεδομένα: αναμένεται ένα αντικείμενο.',
  onlyJson: 'Το αίτημα πρέπει να έχει τύπο application/json.',
  required: 'Αυτό το πεδίο είναι απαραίτητο.',
  blank: 'Το πεδίο δε μπορεί να είναι κενό.',
  notText: 'Μη έγκυρο κείμενο.',
  tooLong: (most: number) =>
    `Επιβεβαιώσατε ότι το πεδίο δεν έχει περισσότερους από ${most} χαρακτήρες.`,
  notAnEmail: 'Εισάγετε μια έγκυρη διεύθυνση e-mail.',
  notANumber: 'Εισάγετε έναν αριθμό.',
  notAnAllowedValue: (value: string) => `"${value}" δεν είναι έγκυρη τιμή.`,
  notAChoice: (value: string) => `Το "${value}" δεν είναι έγκυρη επιλογή.`,
  tooMany: (seconds: number) =>
    `Το αίτημα έγινε throttle. Expected available in ${seconds} seconds.`,
  notNull: 'Το πεδίο δεν μπορεί να έχει κενή τιμή.',
  notATruth: 'Δώστε αληθές ή ψευδές.',
  notAList: 'Αναμένεται λίστα.',
  emptyList: 'Η λίστα δεν μπορεί να είναι κενή.',
  notValid: 'Μη έγκυρη τιμή.',
  notAnAddress: 'Εισάγετε μια έγκυρη διεύθυνση URL.',
  notADate: 'Εισάγετε μια έγκυρη ημερομηνία (ΕΕΕΕ-ΜΜ-ΗΗ).',
  notAMoment: 'Εισάγετε μια έγκυρη ημερομηνία/ώρα.',
  notAPhone: 'Enter a valid phone number.',
  atLeast: (least: number) => `Η τιμή πρέπει να είναι τουλάχιστον ${least}.`,
  atMost: (most: number) => `Η τιμή πρέπει να είναι το πολύ ${most}.`,
  noSuch: (key: string | number) => `Λάθος κλειδί "${key}" - το αντικείμενο δεν υπάρχει.`,
  forbidden: 'Δεν έχετε δικαίωμα να εκτελέσετε αυτή την ενέργεια.',
  noIds: 'Δώστε μια λίστα με τουλάχιστον ένα αναγνωριστικό.',
} as const

/** Units of time, singular and plural. */
export const durationMessages = {
  year: ['έτος', 'έτη'],
  month: ['μήνας', 'μήνες'],
  week: ['εβδομάδα', 'εβδομάδες'],
  day: ['ημέρα', 'ημέρες'],
  hour: ['ώρα', 'ώρες'],
  minute: ['λεπτό', 'λεπτά'],
} as const
