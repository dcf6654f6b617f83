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

/**
 * Fallback of a lazy import whose chunk failed: renders nothing. Returns `never`, so that it fits
 * any component type.
 */
export const absent = () => ({ default: (): never => null as never })
