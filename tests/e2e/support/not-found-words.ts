/**
 * The words of the 404 screen, whose wording is fixed: the title without its
 * accent and the first letter of the first sentence a Latin H.
 */
export const notFoundMessages = {
  title: 'Σφαλμα 404',
  sentences: [
    'Χμμμ',
    '\u0048 αράχνη δεν μπόρεσε να βρει την σελίδα που ψάχνεις.',
    'Μπορεί όμως να σε οδηγήσει στην αρχική σελίδα!',
  ],
  home: 'Πίσω στην Αρχική',
}
