import type { OrderStatus } from '../../contract/shop/order-status'

/** What the API says about carts and orders. */
export const shoppingWords = {
  notOnSale: 'Το προϊόν δεν είναι διαθέσιμο.',
  tooFew: (stock: number) =>
    stock === 0 ? 'Το προϊόν έχει εξαντληθεί.' : `Το απόθεμα δεν επαρκεί: διαθέσιμα ${stock}.`,
  noPayWay: 'Ο τρόπος πληρωμής δεν είναι διαθέσιμος.',
  otherCountry: 'Η περιφέρεια δεν ανήκει στη χώρα που επιλέξατε.',
  notCancelable: 'Η παραγγελία δεν μπορεί πια να ακυρωθεί.',
  noSuchStep: (from: string, to: string) =>
    `Η παραγγελία δεν μπορεί να περάσει από «${from}» σε «${to}».`,
  keyOfAnother: 'Το κλειδί χρησιμοποιήθηκε ήδη για άλλη παραγγελία.',
  keyUnderWay: 'Η παραγγελία με αυτό το κλειδί καταχωρίζεται ακόμη.',
  notAKey: 'Το κλειδί Idempotency-Key πρέπει να είναι UUID.',
} as const

/** What the API calls each status. */
export const statusLabels: Record<OrderStatus, string> = {
  PENDING: 'Σε αναμονή',
  PROCESSING: 'Ετοιμάζεται',
  SHIPPED: 'Στάλθηκε',
  DELIVERED: 'Παραδόθηκε',
  COMPLETED: 'Ολοκληρώθηκε',
  CANCELED: 'Ακυρώθηκε',
  RETURNED: 'Επιστράφηκε',
  REFUNDED: 'Επιστράφηκαν τα χρήματα',
}
