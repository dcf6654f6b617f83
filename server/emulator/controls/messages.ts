/** Texts of the price page. */
export const priceMessages = {
  title: 'Τιμές προϊόντων',
  lead: 'Αλλάξτε μια τιμή: το κατάστημα ενημερώνεται και χτίζει ξανά τις σελίδες που την δείχνουν.',
  home: 'Πίσω στην αρχή',
  product: 'Προϊόν',
  price: 'Τιμή χωρίς ΦΠΑ, σε ευρώ',
  priceOf: 'Τιμή',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε: τελική τιμή {price} €',
  refused: 'Η τιμή δεν άλλαξε.',
} as const
