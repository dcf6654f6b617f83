import * as z from 'zod/mini'
import { count } from '../wire/scalars'
import { product } from './product'

/** What the card of a group says of it: how many versions a list has, and whether others cost more. */
export const listedVariants = z.object({ count, isFrom: z.boolean() })
export type ListedVariants = z.infer<typeof listedVariants>

/** A product of a list that was asked for one of each group. */
export const listedProduct = z.extend(product, { variants: z.optional(listedVariants) })
export type ListedProduct = z.infer<typeof listedProduct>

interface Variant {
  variantGroup: number | null
  finalPrice: number
  stock: number
}

/**
 * The cards of a list, one for each group of variants, in the list's order: its cheapest version that
 * can be bought, of those that the list has.
 */
export function oneOfEachGroup<Row extends Variant>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
): { row: Row; variants: ListedVariants | null }[] {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    if (row.variantGroup === null) continue
    const group = groups.get(row.variantGroup)
    if (group) group.push(row)
    else groups.set(row.variantGroup, [row])
  }
  const compare = (one: Row, other: Row) =>
    Number(other.stock > 0) - Number(one.stock > 0) ||
    one.finalPrice - other.finalPrice ||
    idOf(one) - idOf(other)
  const cards = new Map<Row, ListedVariants>()
  for (const group of groups.values()) {
    const [first, ...others] = [...group].sort(compare)
    if (first) cards.set(first, { count: group.length, isFrom: others.some(isDearerThan(first)) })
  }
  return rows.flatMap((row) => {
    const variants = cards.get(row)
    if (!variants) return row.variantGroup === null ? [{ row, variants: null }] : []
    return [{ row, variants: variants.count > 1 ? variants : null }]
  })
}

/** Whether another version costs more and can be bought, as far as the first can. */
const isDearerThan = (first: Variant) => (other: Variant) =>
  other.finalPrice > first.finalPrice && (other.stock > 0 || first.stock <= 0)
