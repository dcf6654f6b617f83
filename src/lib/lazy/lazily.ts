/**
 * Puts off what takes long to make, such as a formatter, until it is used for the first time.
 * @returns gives what was made, the same each time
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
