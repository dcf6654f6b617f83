/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import type { PayWayFact } from '../../../contract/shop/pay-way-fact'
import { useText } from '../../shared/i18n/texts'
import { Breadcrumbs } from '../../shared/ui/breadcrumbs'
import { Container } from '../../shared/ui/container'
import { idleLazy } from '../../shared/ui/idle-lazy'
import { Prose } from '../../shared/ui/prose'
import { Section } from '../../shared/ui/section'
import { localeMark } from './locale-mark'
import { BuyBar } from './parts/buy-bar'
import { Decision } from './parts/decision'
import { Gallery } from './parts/gallery'
import type { LiveProductProps } from './parts/live-product'
import { ProductDetails } from './parts/product-details'
import { layoutStyle } from './product-layout'
import { productTexts } from './product-texts'
import { summariseReviews } from './review-summary'
import type { ShownProduct } from './shown-product'
import { useLiveProduct } from './use-live-product'

const LiveProduct = idleLazy<LiveProductProps>(
  () => import(/* webpackChunkName: "live-product" */ './parts/live-product'),
)

interface ProductPageProps {
  product: ShownProduct
  /** Other products of the same shelf; null where there are none. */
  related: ReactNode
  /** The way to buy it, for those to whom there is one; so many pieces are there. */
  buy: (stock: number) => ReactNode
  /** The same for the bar of phones. */
  buyInBar: (stock: number) => ReactNode
  payWays: readonly PayWayFact[]
  /** What the person who is here thinks of it. */
  ownReview: ReactNode
}

/** Everything about one product. */
export function ProductPage(props: ProductPageProps) {
  const { product, related, buy, buyInBar, payWays, ownReview } = props
  const text = useText(productTexts)
  const { standing, reviews, retry, livePart } = useLiveProduct(product)
  const summary = summariseReviews(reviews)
  const trail = [{ name: text('products'), path: publicPaths.products }, ...product.trail]
  return (
    <>
      <Container>
        <div sx={{ pt: [2, null, 3] }}>
          <Breadcrumbs trail={trail} current={product.name} />
        </div>
        <article sx={layoutStyle}>
          <div data-area='picture'>
            <Gallery name={product.name} pictures={product.gallery} />
          </div>
          <div data-area='decision'>
            <Decision
              product={product}
              standing={standing}
              summary={summary}
              onRetry={retry}
              buy={buy}
              payWays={payWays}
            />
          </div>
          <div data-area='more'>
            <Section title={text('details.title')}>
              <ProductDetails product={product} />
            </Section>
            {product.descriptionHtml && (
              <Section
                title={text('description')}
                lead={product.descriptionLocale !== 'el' && text('notInGreek')}
              >
                <div {...localeMark(product.descriptionLocale)}>
                  <Prose html={product.descriptionHtml} />
                </div>
              </Section>
            )}
            <LiveProduct {...livePart}>{ownReview}</LiveProduct>
          </div>
        </article>
        {related && <Section title={text('related')}>{related}</Section>}
      </Container>
      {standing.kind !== 'gone' && (
        <BuyBar name={product.name} offer={standing.offer}>
          {buyInBar(standing.offer.stock)}
        </BuyBar>
      )}
    </>
  )
}
