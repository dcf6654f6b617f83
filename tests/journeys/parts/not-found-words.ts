/**
 * The words of the 404 screen, which the specification fixes to the letter: the title without its
 * accent and the first letter of the first sentence a Latin H.
 */
export const notFoundWords = {
  title: 'Σφαλμα 404',
  sentences: [
    'Χμμμ',
    '\u0048 αράχνη δεν μπόρεσε να βρει την σελίδα που ψάχνεις.',
    'Μπορεί όμως να σε οδηγήσει στην αρχική σελίδα!',
  ],
  home: 'Πίσω στην Αρχική',
}
