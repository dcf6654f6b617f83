import * as z from 'zod/mini'
import { type FloorChoice, floorChoice } from '../../contract/account/floor'

/** The API tells upper floors apart that are one in the forms; a newer one may follow. */
const topFloors: readonly string[] = ['FIFTH_FLOOR', 'SIXTH_FLOOR_PLUS']

/** A floor of the API, in the words of the forms; empty for none and for one that is not known. */
export const floor = z.pipe(
  z.nullish(z.string()),
  z.transform((known): FloorChoice => {
    if (known && topFloors.includes(known)) return 'FIFTH_FLOOR_PLUS'
    return known === 'FIFTH_FLOOR_PLUS' ? '' : (z.safeParse(floorChoice, known).data ?? '')
  }),
)

/**
 * The floor to send. One of the upper floors that is stored already stays as it is, as the forms
 * cannot tell them apart.
 * @param stored the floor that the API has now
 */
export function floorToSend(chosen: FloorChoice, stored?: string | null): string {
  if (chosen !== 'FIFTH_FLOOR_PLUS') return chosen
  return stored && topFloors.includes(stored) ? stored : 'FIFTH_FLOOR'
}
