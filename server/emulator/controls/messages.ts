/** Texts of every page of controls. */
export const pageMessages = { home: 'Πίσω στην αρχή' } as const

/** Texts of the page of lessons. */
export const lessonMessages = {
  title: 'Τίτλοι μαθημάτων',
  lead: 'Αλλάξτε έναν τίτλο και πατήστε «Καθαρισμός cache»: το κατάστημα χτίζει ξανά τις σελίδες που τον δείχνουν. Χωρίς το κουμπί η αλλαγή δημοσιεύεται στον επόμενο έλεγχο.',
  lesson: 'Μάθημα',
  titleOf: 'Τίτλος',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε: {title}',
  refused: 'Δεν έγινε.',
  clear: 'Καθαρισμός cache',
  cleared: 'Ζητήθηκε νέο χτίσιμο του καταστήματος.',
  noShop: 'Δεν έχει οριστεί κατάστημα: CONTENT_HOOK_URL και CACHE_PURGE_TOKEN.',
} as const

/** Texts of the price page. */
export const priceMessages = {
  title: 'Τιμές προϊόντων',
  lead: 'Αλλάξτε μια τιμή: το κατάστημα ενημερώνεται και χτίζει ξανά τις σελίδες που την δείχνουν.',
  product: 'Προϊόν',
  price: 'Τιμή χωρίς ΦΠΑ, σε ευρώ',
  priceOf: 'Τιμή',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε: τελική τιμή {finalPrice} €',
  refused: 'Η τιμή δεν άλλαξε.',
} as const
