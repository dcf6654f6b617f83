/** The shop of the demonstration as its mails name it; nothing of it can exist (scripts/lib/settings.ts). */
export const shopDetails = {
  brand: 'Σταγόνα',
  signature: 'Η ομάδα της Σταγόνας',
  company: 'Σταγόνα Μικρομάθηση',
  address: 'Οδός Παραδείγματος 0, 000 00 Πουθενά',
  phone: '+30 300 000 0000',
  email: 'epikoinonia@stagona.example',
  taxNumber: '000000000',
} as const

/** The lines at the end of each mail. */
export const businessLines = [
  `${shopDetails.company} · ΑΦΜ ${shopDetails.taxNumber}`,
  shopDetails.address,
  shopDetails.phone,
  shopDetails.email,
] as const
