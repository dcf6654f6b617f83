/**
 * A telephone number as E.164, e.g. `+306912345678`. One without a country code is taken for a
 * Greek one. Null where it cannot be a number.
 */
export function e164(written: string): string | null {
  const digits = written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  const number = /^[26]\d{9}$/.test(digits) ? `+30${digits}` : digits
  if (number.startsWith('+30')) return /^\+30[26]\d{9}$/.test(number) ? number : null
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}
