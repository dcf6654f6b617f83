import * as z from 'zod/mini'

export const floors = [
  'BASEMENT',
  'GROUND_FLOOR',
  'FIRST_FLOOR',
  'SECOND_FLOOR',
  'THIRD_FLOOR',
  'FOURTH_FLOOR',
  'FIFTH_FLOOR_PLUS',
] as const

/** A floor, or the empty text for none; a missing one is read as empty. */
export const floorChoice = z.pipe(
  z.nullish(z.enum([...floors, ''])),
  z.transform((chosen) => chosen ?? ''),
)
export type FloorChoice = z.infer<typeof floorChoice>

/** Floors of the upstream; it refuses FIFTH_FLOOR_PLUS. */
export const upstreamFloors = [
  'BASEMENT',
  'GROUND_FLOOR',
  'FIRST_FLOOR',
  'SECOND_FLOOR',
  'THIRD_FLOOR',
  'FOURTH_FLOOR',
  'FIFTH_FLOOR',
  'SIXTH_FLOOR_PLUS',
] as const

/** A floor in a body for the upstream, or the empty text; a missing one is read as empty. */
export const upstreamFloorChoice = z.pipe(
  z.nullish(z.enum([...upstreamFloors, ''])),
  z.transform((chosen) => chosen ?? ''),
)
export type UpstreamFloorChoice = z.infer<typeof upstreamFloorChoice>

/** The floor to show for one of the upstream. */
function fromUpstreamFloor(known: UpstreamFloorChoice): FloorChoice {
  return known === 'FIFTH_FLOOR' || known === 'SIXTH_FLOOR_PLUS' ? 'FIFTH_FLOOR_PLUS' : known
}

/** A floor of either list in an answer, mapped to `floors`. */
export const readFloor = z.pipe(
  z.nullish(z.enum([...new Set([...floors, ...upstreamFloors, '' as const])])),
  z.transform((known) => (known === 'FIFTH_FLOOR_PLUS' ? known : fromUpstreamFloor(known ?? ''))),
)
