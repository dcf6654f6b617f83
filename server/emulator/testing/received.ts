import { randomBytes } from 'node:crypto'
import { addReceivedOrder } from '../controls/bulk-records'
import type { SeededEmulator } from './seeded-emulator'

/** Gives an account a completed order of these products, so that it may review them. */
export function received(
  { store, clock }: SeededEmulator,
  { id }: { id: number },
  ...products: number[]
): Promise<void> {
  return addReceivedOrder({ store, clock, randomBytes }, id, products)
}
