import * as z from 'zod/mini'

/**
 * ISO-8601 date-time with an offset, e.g. `2025-05-20T13:01:02+03:00`; refused without an offset.
 */
export const dateTime = z.iso.datetime({ offset: true })

/** Calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date()

export const uuid = z.uuid()

/** An e-mail address that the API has stored. Its rules are its own: it only has to be one word. */
export const storedEmail = z.string().check(z.regex(/^\S+@\S+$/))

/** Identifier of an entity: a positive integer. */
export const id = z.int().check(z.positive())

/** A count of things: 0 or more. */
export const count = z.int().check(z.nonnegative())

/**
 * An amount in the shop's currency, in euro with up to two decimals.
 * The API sends a number; a numeric text is read too, as it sends some.
 */
export const money = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((amount) => Number(amount)),
)

/** A percentage as the API sends it: 24 means 24 %. */
export const percent = money

/** Text that the API may leave out or send as null; read as an empty text. */
export const lenientText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)

/** Path of a picture below the image service's root, without a leading slash; empty: no picture. */
export const picturePath = lenientText

/**
 * One of a list of values. An unknown or missing one is read as `fallback`, so that a newer
 * upstream does not make a whole list unreadable.
 */
export function lenientEnum<Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  return z.pipe(
    z.nullish(z.string()),
    z.transform((text): Word => words.find((word) => word === text) ?? fallback),
  )
}
