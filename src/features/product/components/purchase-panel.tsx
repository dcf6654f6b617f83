import { CircleCheck, CircleX, type LucideIcon, Timer } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { Crumb } from '#components/breadcrumbs'
import { LinkButton } from '#components/button'
import { Price } from '#components/price'
import { Rating } from '#components/rating'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import type { PayWayFact } from '#contract/shop/pay-way'
import { type Availability, availabilityOf, type ProductOffer } from '#contract/shop/product-offer'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { formatNumber } from '#lib/text/format-number'
import { productMessages } from '../product-messages'
import { langAttribute, type ReviewSummary, type ShownProduct } from '../shown-product'
import type { OfferStatus } from '../use-live-product'
import type { ProductNewsProps } from './product-news'
import { PurchaseTerms } from './purchase-terms'

interface PurchasePanelProps {
  product: Pick<ShownProduct, 'name' | 'nameLocale' | 'vatPercent' | 'trail'>
  status: OfferStatus
  summary: ReviewSummary
  onRetry: () => void
  buy: (stock: number) => ReactNode
  payWays: readonly PayWayFact[]
}

/** Name, rating, price, terms and actions, beside the image. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { product, status, summary, onRetry, buy, payWays } = props
  const { t } = useTranslation(productMessages)
  const category = product.trail.at(-1) ?? { name: t('products'), path: publicPaths.products }
  const offer = status.kind === 'gone' ? null : status.offer
  return (
    <div sx={panelStyle}>
      <StaticPart sx={styles.purchasePanel} version={JSON.stringify([offer, summary])}>
        <h1 {...langAttribute(product.nameLocale)} sx={styles.purchasePanelHeading}>
          {product.name}
        </h1>
        <PanelRating summary={summary} />
        {offer && <Offer offer={offer} vatPercent={product.vatPercent} />}
        {offer && <PurchaseTerms payWays={payWays} />}
      </StaticPart>
      {offer && buy(offer.stock)}
      <NextSteps status={status} category={category} />
      <StatusNotice status={status} onRetry={onRetry} />
    </div>
  )
}

function Offer({ offer, vatPercent }: { offer: ProductOffer; vatPercent: number }) {
  const { t } = useTranslation(productMessages)
  return (
    <div sx={styles.offer}>
      <Price amount={offer.finalPrice} listPrice={offer.priceBeforeDiscount} size='lg' />
      <p sx={styles.vatIncluded}>
        <span>{t('vatIncluded', { percent: formatNumber(vatPercent) })}</span>
        {offer.priceBeforeDiscount > offer.finalPrice && <span>{` ${t('listPrice')}`}</span>}
      </p>
      <AvailabilityLine stock={offer.stock} />
    </div>
  )
}

function NextSteps({ status, category }: { status: OfferStatus; category: Crumb }) {
  const { t } = useTranslation(productMessages)
  const isGone = status.kind === 'gone'
  const isSoldOut = !isGone && availabilityOf(status.offer.stock) === 'soldOut'
  return (
    <StaticPart
      data-chrome=''
      version={`${isGone} ${isSoldOut}`}
      sx={isGone ? styles.actionsBelow : styles.actions}
    >
      {isGone ? (
        <LinkButton to={category.path} size='lg' wide>
          {t('gone.action')}
        </LinkButton>
      ) : (
        <>
          <LinkButton to={publicPaths.contact} size='lg' wide>
            {t(isSoldOut ? 'askReturn' : 'ask')}
          </LinkButton>
          <LinkButton to={category.path} variant='quiet' wide>
            {t('toCategory', { name: category.name })}
          </LinkButton>
        </>
      )}
    </StaticPart>
  )
}

/** Fragment of the page's reviews. */
export const reviewsAnchor = 'kritikes'

/** The rating with a link to the reviews. */
function PanelRating({ summary }: { summary: ReviewSummary }) {
  const { t } = useTranslation(productMessages)
  if (summary.count === 0) return <p sx={styles.noReviews}>{t('noReviews')}</p>
  return (
    <p sx={styles.panelRatingText}>
      <Rating value={summary.average} size={20} />
      <a href={`#${reviewsAnchor}`} sx={styles.reviewsLink}>
        {t('reviewsLink', { count: summary.count })}
      </a>
    </p>
  )
}

const icons: Record<Availability, LucideIcon> = {
  inStock: CircleCheck,
  fewLeft: Timer,
  soldOut: CircleX,
}

function AvailabilityLine({ stock }: { stock: number }) {
  const { t } = useTranslation(productMessages)
  const availability = availabilityOf(stock)
  const Icon = icons[availability]
  return (
    <p sx={[styles.availability, colours[availability]]}>
      <Icon size={20} aria-hidden='true' />
      <span>{t(`availability.${availability}`, { count: stock })}</span>
    </p>
  )
}

/** In the chunk of the query that leads to the notice. */
const ProductNews = lazy(() =>
  import(/* webpackChunkName: "live-product" */ './product-news').catch(absent),
)

/** Announces what changed since the page was built. */
function StatusNotice(props: ProductNewsProps) {
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

const panelStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 4,
  // Next to a buy button the contact link is secondary.
  '& > :has(button) + div > a:first-of-type': { variant: 'buttons.secondary' },
}

const colours: Record<Availability, ThemeUIStyleObject> = {
  inStock: { color: 'successText' },
  fewLeft: { color: 'warningText' },
  soldOut: { color: 'textMuted' },
}

const styles = {
  availability: { display: 'flex', alignItems: 'center', gap: 2, fontWeight: 'medium' },
  actions: { display: 'grid', gap: 3 },
  actionsBelow: { display: 'grid', gap: 3, order: 1 },
  purchasePanel: { display: 'grid', gap: 4 },
  purchasePanelHeading: { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)', lineHeight: 'tight' },
  offer: { display: 'grid', gap: 2 },
  vatIncluded: { color: 'textMuted', fontSize: 'small' },
  noReviews: { color: 'textMuted' },
  panelRatingText: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  reviewsLink: { display: 'inline-block', py: 2, fontSize: 'small', textUnderlineOffset: '0.2em' },
} satisfies Record<string, ThemeUIStyleObject>
