/** Messages about address books. */
export const addressMessages = {
  mainStays: 'Η κύρια διεύθυνση δεν διαγράφεται. Ορίστε πρώτα μια άλλη ως κύρια.',
  otherMain: 'Υπάρχει ήδη κύρια διεύθυνση.',
} as const
