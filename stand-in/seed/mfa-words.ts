/** What the stand-in's second factors say to people. */
export const mfaWords = {
  /** Who an app that shows codes names as their origin. */
  issuer: 'Σταγόνα',
  incorrectCode: 'Λάθος κωδικός.',
  unverifiedEmail:
    'Δεν μπορείτε να ενεργοποιήσετε την επαλήθευση δύο βημάτων πριν επαληθεύσετε το email σας.',
  noOtherFactor:
    'Δεν μπορείτε να δημιουργήσετε κωδικούς ανάκτησης χωρίς ενεργή επαλήθευση δύο βημάτων.',
  noSuchChoice: 'Η επιλογή σας δεν υπάρχει πια.',
  passkey: (number: number) => (number === 1 ? 'Κλειδί' : `Κλειδί ${number}`),
} as const
