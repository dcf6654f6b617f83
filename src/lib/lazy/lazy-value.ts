/**
 * Creates an expensive value, such as a formatter, at first use.
 * @returns getter of the cached value
 */
export function lazyValue<Made>(make: () => Made): () => Made {
  let cached: { value: Made } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
