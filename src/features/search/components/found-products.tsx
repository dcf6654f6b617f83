import type { ComponentType, ReactNode } from 'react'
import type { PictureImage } from '../../../../contract/media/picture-sizes'
import { pictureImage } from '../../../components/picture-address'
import type { HitOffer, SearchHit } from '../search-results'
import { MarkedText } from './marked-text'

/** A product that was found, as the cards of the catalogue have it. */
interface FoundCard extends HitOffer {
  productId: number
  path: string
  name: string
  nameLocale: string
  cardImage: PictureImage | null
}

/** Shows products as the whole site does; the page of the search hands it in. */
export type FoundProductGrid = ComponentType<{
  products: readonly FoundCard[]
  nameOf: (product: FoundCard) => ReactNode
}>

interface FoundProductsProps {
  hits: readonly PricedHit[]
  grid: FoundProductGrid
}

/** A hit of which it is known what it costs. */
export type PricedHit = SearchHit & { offer: HitOffer }

export const isPriced = (hit: SearchHit): hit is PricedHit => hit.offer !== null

/** Products that were found, with what was looked for marked in their names. */
export function FoundProducts({ hits, grid: Grid }: FoundProductsProps) {
  const titles = new Map(hits.map(({ id, title }) => [id, title]))
  return (
    <Grid
      products={hits.map(cardOf)}
      nameOf={({ productId }) => <MarkedText pieces={titles.get(productId) ?? []} />}
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
