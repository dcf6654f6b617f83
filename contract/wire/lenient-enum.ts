import * as z from 'zod/mini'

/**
 * One of a list of values. An unknown or missing one is read as `fallback`, so that a newer upstream
 * does not make a whole list unreadable.
 */
export function lenientEnum<const Word extends string>(
  words: readonly Word[],
  fallback: NoInfer<Word>,
) {
  return z.pipe(
    z.nullish(z.string()),
    z.transform((text): Word => words.find((word) => word === text) ?? fallback),
  )
}
