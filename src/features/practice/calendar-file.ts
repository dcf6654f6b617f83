export interface CalendarEvent {
  /** Stays the same for the same event, so that reading a file again replaces it. */
  uid: string
  /** Local time of whoever reads the calendar: `2026-11-27T19:00:00`. */
  start: string
  minutes: number
  title: string
  description: string
  url: string
}

/**
 * A calendar file (RFC 5545) whose events remind at their start. Times have no zone: they are those
 * of the phone, wherever it is.
 * @param producer names the program, as `PRODID`
 * @param at when the file is written
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { producer, name, at }: { producer: string; name: string; at: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(producer)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, start, minutes, title, description, url }: CalendarEvent, at: number) {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(new Date(at).toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART:${compact(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** `2026-11-27T19:00:00` as `20261127T190000`. */
function compact(time: string): string {
  return time.replaceAll(/[-:]/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Octets of a line, without its end. */
const longest = 75

/** Length of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Breaks a long line; the next ones start with a blank. No character is broken. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (size + octets > longest) {
      lines.push(part)
      part = ' '
      size = 1
    }
    part += character
    size += octets
  }
  return [...lines, part].join('\r\n')
}
