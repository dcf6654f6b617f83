import type { OrderStatus } from '../../contract/shop/order-status'
import type { Message } from '../notifications/message'

const ofOrder =
  (kind: Message['kind'], title: string, message: string) =>
  (id: number): Message => ({
    kind,
    title,
    message: message.replace('#', String(id)),
    link: `/account/orders/${id}`,
  })

/** What the shop tells people of its own accord. */
export const newsWords = {
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
  } satisfies Record<OrderStatus, (id: number) => Message>,
  commentApproved: (link: string): Message => ({
    kind: 'SUCCESS',
    title: 'Το σχόλιό σας δημοσιεύτηκε',
    message: 'Σας ευχαριστούμε που μοιραστήκατε τη γνώμη σας.',
    link,
  }),
}
