import type { ComponentType, ReactNode } from 'react'
import { pictureImage } from '#components/picture-address'
import { variantWords } from '#components/variant-words'
import type { FoundCard, HitOffer, SearchHit } from '../search-results'
import { HighlightedText } from './highlighted-text'

/** The catalogue's product grid, passed in by the page. */
export type FoundProductGrid = ComponentType<{
  products: readonly FoundCard[]
  variants: readonly { productId: number; versions: string; from: string }[]
  nameOf: (product: FoundCard) => ReactNode
}>

interface FoundProductsProps {
  hits: readonly PricedHit[]
  grid: FoundProductGrid
}

type PricedHit = SearchHit & { offer: HitOffer }

export const isPriced = (hit: SearchHit): hit is PricedHit => hit.offer !== null

/** Found products with highlighted names. */
export function FoundProducts({ hits, grid: Grid }: FoundProductsProps) {
  const titles = new Map(hits.map(({ id, title }) => [id, title]))
  return (
    <Grid
      products={hits.map(cardOf)}
      variants={hits.flatMap(({ id, variants }) =>
        variants ? [{ productId: id, ...variantWords(variants) }] : [],
      )}
      nameOf={({ productId }) => <HighlightedText pieces={titles.get(productId) ?? []} />}
    />
  )
}

function cardOf({ id, path, title, locale, picturePath, offer }: PricedHit): FoundCard {
  return {
    ...offer,
    productId: id,
    path,
    name: title.map(({ text }) => text).join(''),
    nameLocale: locale,
    cardImage: pictureImage(picturePath, 'productCard'),
  }
}
