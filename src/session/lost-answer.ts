import { type Page, unshownIn } from '#contract/wire/page'
import { ApiError } from '#lib/http/problem'

/**
 * Reads what is stored after a change whose answer was lost: as the change would have answered where
 * it was made, null where it was not. Throws where that is not known.
 */
export type Look<Data> = () => Promise<Data | null>

/** Whether it is not known if a change was made: no answer came, or none that can be read. */
export function isLost({ kind }: { kind: string }): boolean {
  return kind === 'unreachable' || kind === 'broken'
}

/**
 * Sends a change and, where its answer is lost, looks before saying whether it was made.
 * @throws ApiError
 */
export async function sendThenLook<Data>(
  send: () => Promise<Data>,
  look: Look<Data> | undefined,
): Promise<Data> {
  // Without a connection nothing is sent, so that nothing is unclear.
  const isOffline = globalThis.navigator?.onLine === false
  try {
    return await send()
  } catch (error) {
    if (isOffline) throw error
    return await afterLooking(error, look)
  }
}

/**
 * The one rule for a lost answer to a change: look first, then say. Where it cannot be looked up,
 * or looking fails as well, it is `unclear`, never "not made".
 * @param error of the change; thrown again where it was not made
 * @throws ApiError
 */
export async function afterLooking<Data>(
  error: unknown,
  look: Look<Data> | undefined,
): Promise<Data> {
  if (!(error instanceof ApiError) || !isLost(error.problem)) throw error
  const unclear = () => {
    throw new ApiError({ kind: 'unclear' })
  }
  const seen = look ? await look().catch(unclear) : unclear()
  if (seen === null) throw error
  return seen
}

/**
 * The result of a look at a list that lacks what was looked for: `absent`, unless rows were left out or
 * the list goes on after the page, where it may be there.
 * @param list a page, or a list of the sign-in service, which has no other page
 * @param absent what it means that it is not there
 * @throws ApiError
 */
export function ifAbsent<Result>(list: Page<unknown> | ListRead, absent: Result): Result {
  const isWhole =
    'links' in list ? list.links.next === null && unshownIn(list) === 0 : list.leftOut === 0
  if (isWhole) return absent
  throw new ApiError({ kind: 'unclear' })
}

/** A list of the sign-in service, and how many rows of it could not be read. */
type ListRead = Pick<Page<unknown>, 'leftOut'>

type Fields = Readonly<Record<string, unknown>>

/**
 * The result of a look at what was edited: made where all written fields are stored, not made where
 * all are as before. Anything else, such as a text that the API has normalised, tells nothing.
 * @param valuesOf what was read, in the fields that were written
 * @throws ApiError
 */
export function madeIfStored<Read extends object>(
  read: Read,
  written: object,
  before: object,
  valuesOf: (data: Read) => object = (data) => data,
): Read | null {
  const stored = valuesOf(read)
  const has = (values: Fields) =>
    Object.keys(written).every((name) => textOf(stored, name) === textOf(values, name))
  if (has(written as Fields)) return read
  if (has(before as Fields)) return null
  throw new ApiError({ kind: 'unclear' })
}

/** A missing value is an empty one. */
const textOf = (values: object, name: string) => JSON.stringify(Reflect.get(values, name) || '')
