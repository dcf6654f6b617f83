/**
 * Page to which the bank sends somebody back. The address is entered at the bank, with the payment's
 * references in its query.
 */
export const paymentReturnPath = '/checkout/viva-return'
