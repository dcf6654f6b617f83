/**
 * Page to which Viva sends somebody back. The address is entered at the bank, with the payment's
 * references in its query.
 */
export const paymentReturnPath = '/checkout/viva-return'

/** Page to which Stripe sends somebody back, to an address that the gateway names for each order. */
export const stripeReturnPath = '/checkout/stripe-return'

/** The order that somebody comes back from paying, and whether they left without. */
export const stripeReturnParams = { order: 'order', left: 'left' } as const

/** Stripe's two addresses for an order: after a payment, and for a person who leaves without paying. */
export function stripeReturnAddresses(publicUrl: string, uuid: string) {
  const { order, left } = stripeReturnParams
  const successUrl = `${publicUrl}${stripeReturnPath}?${order}=${uuid}`
  return { successUrl, cancelUrl: `${successUrl}&${left}=1` }
}

/** The pages to which a bank sends somebody back. */
export const paymentReturnPaths = [paymentReturnPath, stripeReturnPath] as const
