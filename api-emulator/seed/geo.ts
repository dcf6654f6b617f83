/** A country the shop delivers to. Codes are those of ISO 3166-1. */
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
