import { useRef } from 'react'
import { type Favourite, favourite } from '../../../contract/shop/favourite'
import { translate } from '../../../contract/wire/translations'
import { useOwnPages } from '../../session/use-own-pages'
import { FavouriteProduct } from './parts/favourite-product'
import { FavouritesFrame } from './parts/favourites-frame'
import { marksKeys, useMarks } from './use-marks'

const call = { path: '/api/products/favourites', item: favourite, pageSize: 12 } as const
const productOf = ({ product }: Favourite) => product.id

/** The products that a person marked (R058). */
export function FavouriteProductsPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useOwnPages(marksKeys.products, call)
  const story = useMarks(productOf, () => heading.current?.focus())
  return (
    <FavouritesFrame kind='products' heading={heading} list={list} story={story}>
      {(rows) =>
        rows.map(({ id, product }) => {
          const name = translate(product.translations, 'name')
          const mark = { kind: 'products', id: product.id, name } as const
          return <FavouriteProduct key={id} product={product} mark={mark} story={story} />
        })
      }
    </FavouritesFrame>
  )
}
