import type { OrderStatus } from '#contract/shop/order'

/** Messages about orders. */
export const orderMessages = {
  noPayWay: 'Ο τρόπος πληρωμής δεν είναι διαθέσιμος.',
  notCancelable: 'Η παραγγελία δεν μπορεί πια να ακυρωθεί.',
  noSuchStep: (from: string, to: string) =>
    `Η παραγγελία δεν μπορεί να περάσει από «${from}» σε «${to}».`,
  keyOfAnother: 'Το κλειδί χρησιμοποιήθηκε ήδη για άλλη παραγγελία.',
  keyUnderWay: 'Η παραγγελία με αυτό το κλειδί καταχωρίζεται ακόμη.',
  notAKey: 'Το κλειδί Idempotency-Key πρέπει να είναι UUID.',
} as const

/** Labels of order statuses. */
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
