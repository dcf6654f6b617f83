/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import type { PayWayFact } from '../../../contract/shop/pay-way-fact'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { idleLazy } from '../../components/idle-lazy'
import { Prose } from '../../components/prose'
import { Section } from '../../components/section'
import { useText } from '../../lib/i18n/texts'
import { BuyBar } from './components/buy-bar'
import { Decision } from './components/decision'
import { Gallery } from './components/gallery'
import type { LiveProductProps } from './components/live-product'
import { ProductDetails } from './components/product-details'
import { localeMark } from './locale-mark'
import { layoutStyle } from './product-layout'
import { productMessages } from './product-texts'
import { summariseReviews } from './review-summary'
import type { ShownProduct } from './shown-product'
import { useLiveProduct } from './use-live-product'

const LiveProduct = idleLazy<LiveProductProps>(
  () => import(/* webpackChunkName: "live-product" */ './components/live-product'),
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
  const text = useText(productMessages)
  const { status, reviews, retry, livePart } = useLiveProduct(product)
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
              status={status}
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
      {status.kind !== 'gone' && (
        <BuyBar name={product.name} offer={status.offer}>
          {buyInBar(status.offer.stock)}
        </BuyBar>
      )}
    </>
  )
}
