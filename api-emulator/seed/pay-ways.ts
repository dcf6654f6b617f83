/** A way to pay. Money is in euro. */
export interface PayWaySeed {
  /** One of the name codes of the API. */
  code: 'PAY_ON_DELIVERY' | 'CREDIT_CARD' | 'BANK_TRANSFER'
  name: string
  /** One sentence, shown beside the choice. */
  description: string
  /** What the customer does next, shown after the order. */
  instructions: string
  cost: number
  /** Order total from which the cost is not charged; 0 means it always is. */
  freeForOrderAmount: number
  sortOrder: number
  /** Empty when no outside provider takes part. */
  providerCode: string
  isOnlinePayment: boolean
  requiresConfirmation: boolean
}

/** The three ways to pay in the demo shop. */
export const payWays: readonly PayWaySeed[] = [
  {
    code: 'PAY_ON_DELIVERY',
    name: 'Αντικαταβολή',
    description: 'Πληρώνετε με μετρητά ή κάρτα όταν παραλάβετε το δέμα.',
    instructions:
      'Ο διανομέας θα σας ζητήσει το ποσό της παραγγελίας την ώρα της παράδοσης. Αν πληρώσετε με μετρητά, έχετε αν γίνεται το ακριβές ποσό.',
    cost: 2,
    freeForOrderAmount: 50,
    sortOrder: 1,
    providerCode: '',
    isOnlinePayment: false,
    requiresConfirmation: false,
  },
  {
    code: 'CREDIT_CARD',
    name: 'Πιστωτική ή χρεωστική κάρτα',
    description: 'Πληρώνετε τώρα, στο ασφαλές περιβάλλον της τράπεζας.',
    instructions:
      'Η πληρωμή ολοκληρώνεται στη σελίδα της τράπεζας. Τα στοιχεία της κάρτας σας δεν περνούν από το κατάστημά μας.',
    cost: 0,
    freeForOrderAmount: 0,
    sortOrder: 2,
    providerCode: 'demo-card',
    isOnlinePayment: true,
    requiresConfirmation: false,
  },
  {
    code: 'BANK_TRANSFER',
    name: 'Τραπεζική κατάθεση',
    description: 'Καταθέτετε το ποσό και στέλνουμε το δέμα μόλις επιβεβαιωθεί η κατάθεση.',
    instructions:
      'Στην αιτιολογία της κατάθεσης γράφεται ο αριθμός της παραγγελίας. Το κατάστημα αυτό είναι επίδειξη και δεν έχει τραπεζικό λογαριασμό: μην καταθέσετε χρήματα.',
    cost: 0,
    freeForOrderAmount: 0,
    sortOrder: 3,
    providerCode: '',
    isOnlinePayment: false,
    requiresConfirmation: true,
  },
]
