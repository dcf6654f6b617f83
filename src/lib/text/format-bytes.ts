import { formatNumber } from './format-number'

const kilobyte = 1000
const units = ['kB', 'MB', 'GB', 'TB'] as const

/** A size in Greek format, with a no-break space: `1,2 MB`. A few bytes are one kilobyte. */
export function formatBytes(bytes: number): string {
  let value = Math.max(bytes / kilobyte, bytes > 0 ? 1 : 0)
  let unit = 0
  // Rounded, because 999.96 kB are 1 MB.
  while (Math.round(value) >= kilobyte && unit < units.length - 1) {
    value /= kilobyte
    unit += 1
  }
  return `${formatNumber(unit === 0 ? Math.round(value) : value)}\u00a0${units[unit]}`
}
