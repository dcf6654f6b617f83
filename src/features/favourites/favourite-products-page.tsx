import { useRef } from 'react'
import { type Favourite, favourite } from '../../../contract/shop/favourite'
import { useOwnPages } from '../../session/use-own-pages'
import { FavouriteProduct } from './components/favourite-product'
import { FavouritesFrame } from './components/favourites-frame'
import { isRemoving, marksKeys, useMarks } from './use-marks'

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
        rows.map(({ id, product }) => (
          <FavouriteProduct
            key={id}
            product={product}
            actor={story.actor}
            busy={isRemoving(story, product.id)}
          />
        ))
      }
    </FavouritesFrame>
  )
}
