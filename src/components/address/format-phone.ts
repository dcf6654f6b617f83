/**
 * A phone number as it is read out: `+30 691 234 5678`. Numbers of other countries, whose groups are
 * not known here, stay as they were written.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '+30 $1 $2 $3')
}
