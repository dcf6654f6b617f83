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
