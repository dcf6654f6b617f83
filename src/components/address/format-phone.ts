/**
 * A Greek phone number in groups: `+30 691 234 5678`. Other numbers are unchanged.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '+30 $1 $2 $3')
}
