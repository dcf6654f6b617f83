/**
 * Fallback of a lazy import whose chunk failed: renders nothing. Returns `never`, so that it fits any
 * component type.
 */
export const absent = () => ({ default: (): never => null as never })
