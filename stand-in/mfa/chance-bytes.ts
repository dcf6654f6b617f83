/** Bytes drawn from a source of numbers between 0 and 1. */
export function chanceBytes(random: () => number, count: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
}
