import { lazy, Suspense } from 'react'
import { absent } from '../../../shared/ui/absent'
import type { ProductNewsProps } from './product-news'

/** In the script that learns the news: who hears of any has it. */
const ProductNews = lazy(() =>
  import(/* webpackChunkName: "live-product" */ './product-news').catch(absent),
)

/** Says politely what turned out to be otherwise since the page was built. */
export function StandingNote(props: ProductNewsProps) {
  return (
    <div role='status'>
      {props.standing.kind !== 'settled' && (
        <Suspense fallback={null}>
          <ProductNews {...props} />
        </Suspense>
      )}
    </div>
  )
}
