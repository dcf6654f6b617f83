/** One event for the operator; secrets are masked before it reaches the sink. */
export type LogEntry = { event: string } & Record<string, unknown>

/** Writes events for the operator: dated, and with every secret masked. */
export type WriteLog = (entry: LogEntry) => void

interface LogDeps {
  log: (entry: LogEntry) => void
  clock: () => number
}

export function createLog({ log, clock }: LogDeps): WriteLog {
  return ({ event, ...facts }) => {
    log({ time: timeText(clock()), event, ...(maskSecrets(facts) as object) })
  }
}

export const timeText = (ms: number) => new Date(ms).toISOString()

const mask = '•••'

const secretNames =
  /token|cookie|passw|secret|authori[sz]ation|api-?key|session|e-?mail|\bcode\b|\bkey\b/i

/** E-mail addresses, bearer values, and long runs of characters that are not typed by hand. */
const secretMessages = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  /\b(?:bearer|basic)\s+[^\s"',;]+/gi,
  /(?:__Host-|\blocal-)[\w-]+=[^\s;"']*/g,
  /(?=[\w-]*\d)[\w-]{24,}/g,
]

const deepest = 6

/**
 * A copy of a log entry in which values with secret names, e-mail addresses and anything that
 * looks like a token are masked.
 */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return mask
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretNames.test(name) ? mask : maskSecrets(item, depth + 1),
    ]),
  )
}

function maskText(text: string): string {
  return secretMessages.reduce((masked, pattern) => masked.replace(pattern, mask), text)
}
