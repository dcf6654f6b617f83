import * as z from 'zod/mini'

/** Floors that a person may choose from. */
export const floors = [
  'BASEMENT',
  'GROUND_FLOOR',
  'FIRST_FLOOR',
  'SECOND_FLOOR',
  'THIRD_FLOOR',
  'FOURTH_FLOOR',
  'FIFTH_FLOOR_PLUS',
] as const
export const floor = z.enum(floors)
export type Floor = z.infer<typeof floor>

/** A floor, or the empty text where nobody chose one; left out is read as empty. */
export const floorChoice = z.pipe(
  z.nullish(z.enum([...floors, ''])),
  z.transform((chosen) => chosen ?? ''),
)
export type FloorChoice = z.infer<typeof floorChoice>

/** Floors as the upstream knows them; it refuses FIFTH_FLOOR_PLUS. */
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

/** A floor in a body for the upstream, or the empty text; left out is read as empty. */
export const upstreamFloorChoice = z.pipe(
  z.nullish(z.enum([...upstreamFloors, ''])),
  z.transform((chosen) => chosen ?? ''),
)
export type UpstreamFloorChoice = z.infer<typeof upstreamFloorChoice>

/**
 * The floor that the upstream is told. Its list is finer at the top, so no mapping is free of
 * loss: the fifth stands for everything above it.
 */
export function toUpstreamFloor(chosen: FloorChoice): UpstreamFloorChoice {
  return chosen === 'FIFTH_FLOOR_PLUS' ? 'FIFTH_FLOOR' : chosen
}

/** The floor that a person is shown for one that the upstream knows. */
export function fromUpstreamFloor(known: UpstreamFloorChoice): FloorChoice {
  return known === 'FIFTH_FLOOR' || known === 'SIXTH_FLOOR_PLUS' ? 'FIFTH_FLOOR_PLUS' : known
}

/** A floor in an answer, of either list, read as a person may choose it. */
export const readFloor = z.pipe(
  z.nullish(z.enum([...new Set([...floors, ...upstreamFloors, '' as const])])),
  z.transform((known) => (known === 'FIFTH_FLOOR_PLUS' ? known : fromUpstreamFloor(known ?? ''))),
)
