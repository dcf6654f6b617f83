import { lazyValue } from '../lazy/lazy'

const timeZone = 'Europe/Athens'
const greek = (style: Intl.DateTimeFormatOptions) =>
  lazyValue(() => new Intl.DateTimeFormat('el-GR', { ...style, timeZone }))

const day = greek({ dateStyle: 'long' })
const dayAndTime = greek({ dateStyle: 'long', timeStyle: 'short' })

/**
 * A date in Greek, in the time zone of Athens wherever it is rendered: `3 Οκτωβρίου 2026`.
 * @param moment ISO 8601 or a Date
 */
export function formatDate(moment: string | Date): string {
  return day().format(new Date(moment))
}

/** As {@link formatDate}, with the time of day, joined by no-break spaces. */
export function formatDateTime(moment: string | Date): string {
  return dayAndTime()
    .format(new Date(moment))
    .replace(/ (\d+:\d\d)\s/, '\u00a0$1\u00a0')
}
