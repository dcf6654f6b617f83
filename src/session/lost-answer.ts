import type { AuthOutcome } from './auth-outcome'

/**
 * Reads what is stored after a change whose answer was lost: `data` as the change would have
 * answered where it was made, null where it was not.
 */
export type Look<Data> = () => Promise<AuthOutcome<Data | null>>

/** Whether it is not known if a change was made: no answer came, or none that can be read. */
export function isLost({ kind }: { kind: string }): boolean {
  return kind === 'unreachable' || kind === 'broken'
}

/** Sends a change and, where its answer is lost, looks before saying whether it was made. */
export async function sendThenLook<Data>(
  send: () => Promise<AuthOutcome<Data>>,
  look: Look<Data> | undefined,
): Promise<AuthOutcome<Data>> {
  // Without a connection nothing is sent, so that nothing is unclear.
  const isOffline = globalThis.navigator?.onLine === false
  const outcome = await send()
  return isOffline ? outcome : afterLooking(outcome, look)
}

/**
 * The one rule for a lost answer to a change: look first, then say. Where it cannot be looked up,
 * or looking fails as well, it is `unclear`, never "not made".
 */
export async function afterLooking<Data>(
  outcome: AuthOutcome<Data>,
  look: Look<Data> | undefined,
): Promise<AuthOutcome<Data>> {
  if (!isLost(outcome)) return outcome
  const seen = look ? await look() : outcome
  if (seen.kind !== 'done') return { kind: 'unclear' }
  return seen.data === null ? outcome : { kind: 'done', data: seen.data }
}

/** The result of a look: made if `isMade` holds for what was read. */
export function madeIf<Read>(
  read: AuthOutcome<Read>,
  isMade: (data: Read) => boolean,
): AuthOutcome<Read | null> {
  if (read.kind !== 'done') return read
  return { kind: 'done', data: isMade(read.data) ? read.data : null }
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The result of a look at what was edited: made where all written fields are stored, not made where
 * all are as before. Anything else, such as a text that the API has normalised, tells nothing.
 * @param valuesOf what was read, in the fields that were written
 */
export function madeIfStored<Read extends object>(
  read: AuthOutcome<Read>,
  written: object,
  before: object,
  valuesOf: (data: Read) => object = (data) => data,
): AuthOutcome<Read | null> {
  if (read.kind !== 'done') return read
  const stored = valuesOf(read.data)
  const has = (values: Fields) =>
    Object.keys(written).every((name) => textOf(stored, name) === textOf(values, name))
  if (has(written as Fields)) return read
  return has(before as Fields) ? { kind: 'done', data: null } : { kind: 'unclear' }
}

/** A missing value is an empty one. */
const textOf = (values: object, name: string) => JSON.stringify(Reflect.get(values, name) || '')
