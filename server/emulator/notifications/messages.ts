import type { OrderStatus } from '#contract/shop/order'
import type { NotificationMessage } from '../lib/live-sockets'

const ofOrder =
  (kind: NotificationMessage['kind'], title: string, message: string) =>
  (id: number): NotificationMessage => ({
    kind,
    title,
    message: message.replace('#', String(id)),
    link: `/account/orders/${id}`,
  })

/** Notifications that the shop sends automatically. */
export const notificationMessages = {
  order: {
    PENDING: ofOrder('SUCCESS', 'Λάβαμε την παραγγελία σας', 'Η παραγγελία # καταχωρίστηκε.'),
    PROCESSING: ofOrder('INFO', 'Η παραγγελία σας ετοιμάζεται', 'Πακετάρουμε την παραγγελία #.'),
    SHIPPED: ofOrder('SUCCESS', 'Το δέμα σας ξεκίνησε', 'Η παραγγελία # είναι στον δρόμο.'),
    DELIVERED: ofOrder(
      'SUCCESS',
      'Η παραγγελία σας παραδόθηκε',
      'Η παραγγελία # έφτασε. Να τη χαρείτε!',
    ),
    COMPLETED: ofOrder(
      'SUCCESS',
      'Η παραγγελία σας ολοκληρώθηκε',
      'Σας ευχαριστούμε για την παραγγελία #.',
    ),
    CANCELED: ofOrder('WARNING', 'Η παραγγελία σας ακυρώθηκε', 'Η παραγγελία # δεν θα σταλεί.'),
    RETURNED: ofOrder(
      'INFO',
      'Λάβαμε την επιστροφή σας',
      'Τα προϊόντα της παραγγελίας # γύρισαν πίσω.',
    ),
    REFUNDED: ofOrder('SUCCESS', 'Τα χρήματά σας επιστράφηκαν', 'Αφορά την παραγγελία #.'),
  } satisfies Record<OrderStatus, (id: number) => NotificationMessage>,
  paymentConfirmed: ofOrder(
    'SUCCESS',
    'Η πληρωμή σας ολοκληρώθηκε',
    'Λάβαμε την πληρωμή της παραγγελίας #.',
  ),
  paymentFailed: ofOrder(
    'WARNING',
    'Η πληρωμή δεν έγινε',
    'Η παραγγελία # περιμένει ακόμη την πληρωμή της.',
  ),
  commentApproved: (link: string): NotificationMessage => ({
    kind: 'SUCCESS',
    title: 'Το σχόλιό σας δημοσιεύτηκε',
    message: 'Σας ευχαριστούμε που μοιραστήκατε τη γνώμη σας.',
    link,
  }),
}
