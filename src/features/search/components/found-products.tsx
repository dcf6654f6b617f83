import type { ComponentType, ReactNode } from 'react'
import { pictureImage } from '#components/picture-address'
import type { PictureImage } from '#contract/media/site-pictures'
import type { HitOffer, SearchHit } from '../search-results'
import { HighlightedText } from './highlighted-text'

/** A found product in the shape of the catalogue's cards. */
interface FoundCard extends HitOffer {
  productId: number
  path: string
  name: string
  nameLocale: string
  cardImage: PictureImage | null
}

/** The catalogue's product grid, passed in by the page. */
export type FoundProductGrid = ComponentType<{
  products: readonly FoundCard[]
  nameOf: (product: FoundCard) => ReactNode
}>

interface FoundProductsProps {
  hits: readonly PricedHit[]
  grid: FoundProductGrid
}

/** A hit with an offer. */
type PricedHit = SearchHit & { offer: HitOffer }

export const isPriced = (hit: SearchHit): hit is PricedHit => hit.offer !== null

/** Found products with highlighted names. */
export function FoundProducts({ hits, grid: Grid }: FoundProductsProps) {
  const titles = new Map(hits.map(({ id, title }) => [id, title]))
  return (
    <Grid
      products={hits.map(cardOf)}
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
