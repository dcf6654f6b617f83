/** True in the long run, which tests all cases of a matrix instead of a sample. */
export const isLongRun = process.env.LONG === '1'

/** One seed for every sample, so that a failed run can be repeated. */
export const sampleSeed = 20_260_401

/** How many cases to try: few in the normal run, many in the long one. */
export function runSize(normal: number, long: number): number {
  return isLongRun ? long : normal
}

/** All of a matrix in the long run, else a sample of it that is the same in every run. */
export function sampleOf<Case>(cases: readonly Case[], normal: number): readonly Case[] {
  if (isLongRun || cases.length <= normal) return cases
  const random = seededRandom(sampleSeed)
  return cases
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, normal)
    .map(({ value }) => value)
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
