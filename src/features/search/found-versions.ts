import type { ListedVariants } from '#contract/shop/variants'
import type { HitOffer } from './search-results'

interface Version {
  /** Null for a product that has no other versions. */
  group: number | null | undefined
  offer: Pick<HitOffer, 'finalPrice' | 'stock'> | null
}

/**
 * Of what was found, best first, the best of each group of variants, with how many were found. Its
 * price is one "from" which others cost more, where none costs less.
 */
export function bestOfEachGroup<Found>(
  found: readonly Found[],
  versionOf: (one: Found) => Version,
): { found: Found; variants: ListedVariants | null }[] {
  const groups = new Map<number, Version[]>()
  const best = found.flatMap((one) => {
    const version = versionOf(one)
    if (!version.group) return [{ found: one, versions: [version] }]
    const known = groups.get(version.group)
    known?.push(version)
    if (known) return []
    const versions = [version]
    groups.set(version.group, versions)
    return [{ found: one, versions }]
  })
  return best.map(({ found: one, versions }) => ({ found: one, variants: variantsOf(versions) }))
}

function variantsOf([first, ...others]: readonly Version[]): ListedVariants | null {
  if (others.length === 0) return null
  const price = first?.offer?.finalPrice ?? 0
  const isBuyable = ({ offer }: Version) => (offer?.stock ?? 0) > 0 || !first?.offer?.stock
  const prices = others.filter(isBuyable).map(({ offer }) => offer?.finalPrice ?? price)
  const isFrom = prices.every((other) => other >= price) && prices.some((other) => other > price)
  return { count: others.length + 1, isFrom }
}
