/** Deterministic pseudo-random generator: the same seed gives the same sequence. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** An integer, both ends included. */
  whole: (least: number, most: number) => number
  /** One of the choices; the list must not be empty. */
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  /** True with the given probability, 0 to 1. */
  boolean: (probability: number) => boolean
}

/** Seeds by text, through FNV-1a (32 bits over UTF-16 code units) and Mulberry32. */
export function createSeededRandom(text: string): SeededRandom {
  const next = mulberry32(fnv1a(text))
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    boolean: (probability) => next() < probability,
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32 by Tommy Ettinger: 32 bits of state, period 2³². */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
