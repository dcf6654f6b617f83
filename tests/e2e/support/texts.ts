/** The amount of a Greek price, in euro: `1.234,50 €` is 1234.5. */
export function amountIn(price: string): number {
  return Number(price.replace(/[^\d,]/g, '').replace(',', '.'))
}

/** What people read, word for word, when nobody answers behind the gateway (R320). */
export const unreachable =
  'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'

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
