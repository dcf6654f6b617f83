/** A country that the shop delivers to. Codes of ISO 3166-1. */
export interface CountrySeed {
  /** Two letters; the key of the row. */
  alpha2: string
  /** Three letters. */
  alpha3: string
  /** The numeric code of ISO 3166-1. */
  isoCc: number
  /** International dialling code, without the plus sign. */
  phoneCode: number
  name: string
  sortOrder: number
}

/** A region or district of a country. */
export interface RegionSeed {
  /** Code of ISO 3166-2, such as `GR-I`; the key of the row. */
  alpha: string
  /** The `alpha2` of its country. */
  country: string
  name: string
  /** Counts from 1 within its country. */
  sortOrder: number
}

/** Greece and Cyprus (ISO 3166-1). */
export const countries: readonly CountrySeed[] = [
  { alpha2: 'GR', alpha3: 'GRC', isoCc: 300, phoneCode: 30, name: 'Ελλάδα', sortOrder: 1 },
  { alpha2: 'CY', alpha3: 'CYP', isoCc: 196, phoneCode: 357, name: 'Κύπρος', sortOrder: 2 },
]

/** The thirteen regions of Greece and the six districts of Cyprus (ISO 3166-2). */
export const regions: readonly RegionSeed[] = [
  { alpha: 'GR-A', country: 'GR', name: 'Ανατολική Μακεδονία και Θράκη', sortOrder: 1 },
  { alpha: 'GR-B', country: 'GR', name: 'Κεντρική Μακεδονία', sortOrder: 2 },
  { alpha: 'GR-C', country: 'GR', name: 'Δυτική Μακεδονία', sortOrder: 3 },
  { alpha: 'GR-D', country: 'GR', name: 'Ήπειρος', sortOrder: 4 },
  { alpha: 'GR-E', country: 'GR', name: 'Θεσσαλία', sortOrder: 5 },
  { alpha: 'GR-F', country: 'GR', name: 'Ιόνια Νησιά', sortOrder: 6 },
  { alpha: 'GR-G', country: 'GR', name: 'Δυτική Ελλάδα', sortOrder: 7 },
  { alpha: 'GR-H', country: 'GR', name: 'Στερεά Ελλάδα', sortOrder: 8 },
  { alpha: 'GR-I', country: 'GR', name: 'Αττική', sortOrder: 9 },
  { alpha: 'GR-J', country: 'GR', name: 'Πελοπόννησος', sortOrder: 10 },
  { alpha: 'GR-K', country: 'GR', name: 'Βόρειο Αιγαίο', sortOrder: 11 },
  { alpha: 'GR-L', country: 'GR', name: 'Νότιο Αιγαίο', sortOrder: 12 },
  { alpha: 'GR-M', country: 'GR', name: 'Κρήτη', sortOrder: 13 },
  { alpha: 'CY-01', country: 'CY', name: 'Λευκωσία', sortOrder: 1 },
  { alpha: 'CY-02', country: 'CY', name: 'Λεμεσός', sortOrder: 2 },
  { alpha: 'CY-03', country: 'CY', name: 'Λάρνακα', sortOrder: 3 },
  { alpha: 'CY-04', country: 'CY', name: 'Αμμόχωστος', sortOrder: 4 },
  { alpha: 'CY-05', country: 'CY', name: 'Πάφος', sortOrder: 5 },
  { alpha: 'CY-06', country: 'CY', name: 'Κερύνεια', sortOrder: 6 },
]

/** A payment method. Money is in euro. */
export interface PayWaySeed {
  /** Enum name of the API. */
  code: 'PAY_ON_DELIVERY' | 'CREDIT_CARD' | 'BANK_TRANSFER'
  name: string
  /** One sentence, shown beside the option. */
  description: string
  /** What the customer does next, shown after the order. */
  instructions: string
  cost: number
  /** Order total from which the cost is waived; 0 means never. */
  freeForOrderAmount: number
  sortOrder: number
  /** Empty without a payment provider. */
  providerCode: string
  isOnlinePayment: boolean
  requiresConfirmation: boolean
}

/** The payment methods of the demo shop. */
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
