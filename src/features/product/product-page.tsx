import { type ReactNode, useMemo } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs } from '#components/breadcrumbs'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import { Prose } from '#components/prose'
import { Section } from '#components/section'
import { productViewPath } from '#contract/endpoints/bare/product-view'
import { publicPaths } from '#contract/paths/site-paths'
import type { AlertKind } from '#contract/shop/product-alert'
import { availabilityOf } from '#contract/shop/product-offer'
import { useViewCount } from '#lib/http/use-view-count'
import { useTranslation } from '#lib/i18n/use-translation'
import type { ProductAlertProps } from './components/alert-form'
import { BuyBar } from './components/buy-bar'
import { Gallery } from './components/gallery'
import type { ProductDetailsProps } from './components/product-details'
import { PurchasePanel } from './components/purchase-panel'
import type { PurchaseTermsProps } from './components/purchase-terms'
import type { ReviewsSectionProps } from './components/reviews-section'
import type { VariantChoiceProps } from './components/variant-choice'
import { productMessages } from './product-messages'
import { langAttribute, type ShownProduct, summariseReviews } from './shown-product'
import { useProductOffer, useProductReviews } from './use-live-product'
import { whenAsked } from './when-asked'

const ReviewsSection = idleLazy<ReviewsSectionProps>(
  () => import(/* webpackChunkName: "product-reviews" */ './components/reviews-section'),
  { near: true },
)

const ProductDetails = idleLazy<ProductDetailsProps>(() => import('./components/product-details'), {
  near: true,
})

const VariantChoice = idleLazy<VariantChoiceProps>(() => import('./components/variant-choice'))

// Else a press alone needs it.
const ProductAlert = idleLazy<ProductAlertProps>(() => import('./components/product-alert'), {
  when: whenAsked,
})

interface ProductPageProps extends PurchaseTermsProps {
  product: ShownProduct
  /** Lessons with the product's subject, if any. */
  lessons: ReactNode
  /** Other products of the same category, if any. */
  related: ReactNode
  /** Buy button, for visitors who may use the shop. */
  buy: (stock: number) => ReactNode
  /** Compact buy button for the bar on phones. */
  buyInBar: (stock: number) => ReactNode
  /** The member's own review. */
  ownReview: ReactNode
}

export function ProductPage(props: ProductPageProps) {
  const { product, lessons, related, buy, buyInBar, ownReview } = props
  const { payWays, shipping } = props
  const { t } = useTranslation(productMessages)
  const { status, delivery, hasPriceAlerts, retry } = useProductOffer(product)
  const offer = status.kind === 'gone' ? null : status.offer
  const isSoldOut = offer !== null && availabilityOf(offer.stock) === 'soldOut'
  const alertOf = (kind: AlertKind) =>
    offer && (
      <ProductAlert key={kind} productId={product.productId} kind={kind} price={offer.finalPrice} />
    )
  const { reviews, unshown } = useProductReviews(product)
  useViewCount(productViewPath, product.productId)
  const summary = useMemo(() => summariseReviews(reviews, unshown), [reviews, unshown])
  const trail = [{ name: t('products'), path: publicPaths.products }, ...product.trail]
  return (
    <>
      <Container>
        <div sx={styles.breadcrumbsBox}>
          <Breadcrumbs trail={trail} current={product.name} />
        </div>
        <article>
          <div sx={pageStyle}>
            <div data-area='picture'>
              <Gallery name={product.name} pictures={product.gallery} />
            </div>
            <div data-area='decision'>
              <PurchasePanel
                product={product}
                status={status}
                delivery={delivery}
                summary={summary}
                onRetry={retry}
                variants={
                  product.variantAxes.length > 0 && (
                    <VariantChoice axes={product.variantAxes} offer={offer} />
                  )
                }
                buy={buy}
                restockAlert={isSoldOut && alertOf('restock')}
                priceAlert={isSoldOut ? undefined : hasPriceAlerts ? alertOf('price_drop') : null}
                {...{ payWays, shipping }}
              />
            </div>
            {product.descriptionHtml && (
              <div data-area='description'>
                <Section
                  title={t('description')}
                  lead={product.descriptionLocale !== 'el' && t('notInGreek')}
                >
                  <div {...langAttribute(product.descriptionLocale)}>
                    <Prose html={product.descriptionHtml} />
                  </div>
                </Section>
              </div>
            )}
            <div data-area='details'>
              <Section title={t('details.title')}>
                <ProductDetails product={product} />
              </Section>
            </div>
          </div>
          <div data-area='reviews' sx={styles.reviews}>
            <ReviewsSection reviews={reviews} summary={summary}>
              {ownReview}
            </ReviewsSection>
          </div>
        </article>
        {lessons}
        {related && <Section title={t('related')}>{related}</Section>}
      </Container>
      {/* For a sold out one, the alert is the one thing to do. */}
      {offer && !isSoldOut && (
        <BuyBar name={product.name} offer={offer}>
          {buyInBar(offer.stock)}
        </BuyBar>
      )}
    </>
  )
}

/** Where the panel fits beside the page, below the header. */
const tallWindow = '@media (min-width: 768px) and (min-height: 700px)'

/**
 * One column on phones. On larger screens the picture, the description and the details are the first
 * column; the purchase panel is the second one and stays in view beside them. The flexible row takes
 * what a panel higher than its neighbours needs. The reviews below use both columns: outside of this
 * grid, because the panel stays in view until its end.
 */
const pageStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: [
    'minmax(0, 1fr)',
    null,
    'minmax(0, 1.15fr) minmax(0, 1fr)',
    'minmax(0, 1.45fr) minmax(0, 1fr)',
  ],
  gridTemplateRows: ['none', null, 'auto auto 1fr'],
  columnGap: [0, null, 5, 7],
  pt: [1, null, 3],
  '& > [data-area=picture]': { mb: [3, null, 0] },
  '& > [data-area=decision]': {
    gridColumn: ['auto', null, '2'],
    gridRow: ['auto', null, '1 / span 3'],
    alignSelf: 'start',
    mb: [4, null, 0],
    [tallWindow]: { position: 'sticky', top: 88 },
  },
  '& > [data-area=description]': { gridRow: ['auto', null, '2'] },
  '& > [data-area=details]': { gridRow: ['auto', null, '3'] },
  '& > [data-area] section': { py: 5 },
}

const styles = {
  reviews: { section: { py: 5 } },
  breadcrumbsBox: { pt: [1, null, 3] },
} satisfies Record<string, ThemeUIStyleObject>
