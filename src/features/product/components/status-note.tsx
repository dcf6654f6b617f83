import { lazy, Suspense } from 'react'
import { absent } from '../../../components/absent'
import type { ProductNewsProps } from './product-news'

/** In the script that learns the news: who hears of any has it. */
const ProductNews = lazy(() =>
  import(/* webpackChunkName: "live-product" */ './product-news').catch(absent),
)

/** Says politely what turned out to be otherwise since the page was built. */
export function StatusNote(props: ProductNewsProps) {
  return (
    <div role='status'>
      {props.status.kind !== 'settled' && (
        <Suspense fallback={null}>
          <ProductNews {...props} />
        </Suspense>
      )}
    </div>
  )
}
