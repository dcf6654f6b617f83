interface Decimals {
  least: number
  most: number
}

const plain: Decimals = { least: 0, most: 1 }
const euros: Decimals = { least: 2, most: 2 }

/** A number in Greek format, with at most one decimal: `1.234,5`. */
export function formatNumber(value: number): string {
  return formatGreek(value, plain)
}

/**
 * An amount of euros in Greek format, with a no-break space: `1.234,50 €`.
 * @param amount in euros, not cents
 */
export function formatMoney(amount: number): string {
  return `${formatGreek(amount, euros)}\u00a0€`
}

/**
 * Same result as `Intl.NumberFormat` for `el-GR`, whose first use takes 80 ms on a phone, on every
 * page with a price.
 */
function formatGreek(value: number, decimals: Decimals): string {
  // Through the decimal notation: 1.005 times 100 is less than 100.5.
  const scaled = Math.round(Number(`${Math.abs(value)}e${decimals.most}`))
  if (!(scaled < exactBelow)) return otherNumber(decimals).format(value)
  const digits = String(scaled).padStart(decimals.most + 1, '0')
  const whole = digits.slice(0, -decimals.most).replace(/\B(?=(?:\d{3})+$)/g, '.')
  const rest = digits.slice(-decimals.most).replace(/0+$/, '').padEnd(decimals.least, '0')
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return `${sign}${whole}${rest && `,${rest}`}`
}

/** From this value on, floating-point precision may round the last digit wrongly. */
const exactBelow = 1e12

/** For large numbers, and for values without decimal notation, such as 1e21 or Infinity. */
const otherNumber = ({ least, most }: Decimals) =>
  new Intl.NumberFormat('el-GR', { minimumFractionDigits: least, maximumFractionDigits: most })
