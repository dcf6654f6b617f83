/** The amount of a Greek price, in euro: `1.234,50 €` is 1234.5. */
export function amountIn(price: string): number {
  return Number(price.replace(/[^\d,]/g, '').replace(',', '.'))
}

/** The notice of an outage, verbatim (R320). */
export const unreachable =
  'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'

/**
 * The fixed texts of the 404 screen: the title without its accent, and a Latin H at the start of the
 * second sentence.
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
