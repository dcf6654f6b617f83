import { CircleCheck, CircleX, type LucideIcon, Timer, Truck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { Crumb } from '#components/breadcrumbs'
import { buttonStyle, LinkButton } from '#components/button'
import { CardFavourite } from '#components/card-favourite'
import { Price } from '#components/price'
import { Rating } from '#components/rating'
import { SiteLink } from '#components/site-link'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { type Availability, availabilityOf, type ProductOffer } from '#contract/shop/product-offer'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { formatNumber } from '#lib/text/format-number'
import { productMessages } from '../product-messages'
import {
  langAttribute,
  type ReviewSummary,
  reviewsAnchor,
  type ShownProduct,
} from '../shown-product'
import type { OfferStatus } from '../use-live-product'
import type { ProductNewsProps } from './product-news'
import { PurchaseTerms, type PurchaseTermsProps } from './purchase-terms'

interface PurchasePanelProps extends PurchaseTermsProps {
  product: Pick<ShownProduct, 'productId' | 'name' | 'nameLocale' | 'vatPercent' | 'trail'>
  status: OfferStatus
  /** Days on which an order of now arrives; null until they are known. */
  delivery: string | null
  summary: ReviewSummary
  onRetry: () => void
  /** Choice among the product's variants, if it has any. */
  variants: ReactNode
  buy: (stock: number) => ReactNode
  /** For a sold out product: to be told when it is back. */
  restockAlert?: ReactNode
  /** To be told of a lower price: null until it is known whether that is offered. */
  priceAlert?: ReactNode
}

/** Name, rating, price, availability, actions and terms, beside the image. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { product, status, delivery, summary, onRetry, variants, buy } = props
  const { restockAlert, priceAlert, payWays, shipping } = props
  const { t } = useTranslation(productMessages)
  const Favourite = useContext(CardFavourite)
  const category = product.trail.at(-1) ?? { name: t('products'), path: publicPaths.products }
  const offer = status.kind === 'gone' ? null : status.offer
  const prices = [offer?.finalPrice, offer?.priceBeforeDiscount]
  return (
    <div sx={panelStyle}>
      <StaticPart sx={styles.head} deps={[...prices, offer?.stock, summary]}>
        <h1 {...langAttribute(product.nameLocale)} sx={styles.heading}>
          {product.name}
        </h1>
        <PanelRating summary={summary} />
        {offer && <Offer offer={offer} />}
      </StaticPart>
      {variants}
      {offer && availabilityOf(offer.stock) !== 'soldOut' && <DeliveryLine dates={delivery} />}
      {offer && buy(offer.stock)}
      {restockAlert}
      {offer ? (
        <div data-steps='' data-chrome='' sx={styles.steps}>
          <Favourite kind='products' id={product.productId} name={product.name} worded />
          <MoreSteps isSoldOut={availabilityOf(offer.stock) === 'soldOut'} category={category} />
        </div>
      ) : (
        <div data-chrome='' sx={styles.gone}>
          <LinkButton to={category.path} size='lg' wide>
            {t('gone.action')}
          </LinkButton>
        </div>
      )}
      <StatusNotice status={status} onRetry={onRetry} />
      {offer && (
        <StaticPart sx={styles.terms} deps={prices}>
          <PurchaseTerms {...{ payWays, shipping }} />
          <PriceNote offer={offer} vatPercent={product.vatPercent} />
        </StaticPart>
      )}
      {priceAlert !== undefined && <div sx={styles.priceAlert}>{priceAlert}</div>}
    </div>
  )
}

/** Time of delivery: counted in days in the HTML of the build, where dates would be old. */
function DeliveryLine({ dates }: { dates: string | null }) {
  const { t } = useTranslation(productMessages)
  const { deliveryDays } = publicConfig
  if (!deliveryDays) return null
  const { from, to } = deliveryDays
  const days = t(from === to ? 'terms.days' : 'terms.daysBetween', { from, to, count: to })
  return (
    <StaticPart sx={styles.delivery} deps={[dates]}>
      <Truck aria-hidden='true' size={20} />
      <span>{dates === null ? days : t('terms.onDate', { dates })}</span>
    </StaticPart>
  )
}

function Offer({ offer }: { offer: ProductOffer }) {
  return (
    <div sx={styles.offer}>
      <Price amount={offer.finalPrice} listPrice={offer.priceBeforeDiscount} size='lg' />
      <AvailabilityLine stock={offer.stock} />
    </div>
  )
}

/** What the price contains, and what a list price is. */
function PriceNote({ offer, vatPercent }: { offer: ProductOffer; vatPercent: number }) {
  const { t } = useTranslation(productMessages)
  return (
    <p sx={styles.priceNote}>
      <span>{t('vatIncluded', { percent: formatNumber(vatPercent) })}</span>
      {offer.priceBeforeDiscount > offer.finalPrice && <span>{` ${t('listPrice')}`}</span>}
    </p>
  )
}

/** Quiet links: to ask about the product, and to others of its kind. */
function MoreSteps({ isSoldOut, category }: { isSoldOut: boolean; category: Crumb }) {
  const { t } = useTranslation(productMessages)
  return (
    <StaticPart deps={[isSoldOut]} sx={styles.links}>
      <SiteLink to={publicPaths.contact} data-ask=''>
        {t(isSoldOut ? 'askReturn' : 'ask')}
      </SiteLink>
      <SiteLink to={category.path}>{t('toCategory', { name: category.name })}</SiteLink>
    </StaticPart>
  )
}

/** The rating with a link to the reviews. */
function PanelRating({ summary }: { summary: ReviewSummary }) {
  const { t } = useTranslation(productMessages)
  if (summary.count === 0) {
    return <p sx={styles.noReviews}>{summary.unshown === 0 && t('noReviews')}</p>
  }
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

/** The contact link as the one button of the panel. */
const askAsButton: ThemeUIStyleObject = {
  ...buttonStyle({ size: 'lg', wide: true }),
  order: -1,
  mt: 3,
}

const panelStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: [3, null, 4],
  // Where there is no buy button, unless the bar of phones has the contact link.
  '@media (min-width: 768px)': {
    '& > :not(:has(button)) + [data-steps] [data-ask]': askAsButton,
  },
  // Without scripts there is no buying.
  '@media (min-width: 768px) and (scripting: none)': {
    '& > [data-steps]': { columnGap: 0 },
    '& > [data-steps] [data-ask]': askAsButton,
  },
}

const colours: Record<Availability, ThemeUIStyleObject> = {
  inStock: { color: 'successText' },
  fewLeft: { color: 'warningText' },
  soldOut: { color: 'textMuted' },
}

const styles = {
  availability: { display: 'flex', alignItems: 'center', gap: 2, fontWeight: 'medium' },
  delivery: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 2,
    // Room for the longest dates, so that nothing moves when they replace the days.
    minHeight: ['2lh', null, null, null, 0],
    fontSize: 'small',
    textWrap: 'pretty',
    svg: { mt: '2px', color: 'primaryText' },
  },
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    mt: [-2, null, -3],
    fontSize: 'small',
  },
  links: {
    display: 'contents',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 'touch',
      color: 'text',
      textUnderlineOffset: '0.2em',
    },
  },
  gone: { order: 1 },
  head: { display: 'grid', gap: [2, null, 3] },
  heading: { fontSize: 'clamp(1.625rem, 1.25rem + 1.6vw, 2.5rem)', lineHeight: 'tight' },
  // On phones in one line where there is room.
  offer: {
    display: ['flex', null, 'grid'],
    flexWrap: 'wrap',
    alignItems: ['center', null, 'start'],
    columnGap: 4,
    rowGap: [1, null, 2],
  },
  terms: {
    display: 'grid',
    gap: 3,
    pt: [3, null, 4],
    borderTop: '1px solid',
    borderColor: 'hairline',
  },
  // Whether there is an alert is known late: nothing moves when it comes.
  priceAlert: { minHeight: 'touch', '@media (scripting: none)': { display: 'none' } },
  priceNote: { color: 'textMuted', fontSize: 'caption', textWrap: 'pretty' },
  noReviews: { color: 'textMuted', fontSize: 'small' },
  panelRatingText: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  reviewsLink: { display: 'inline-block', py: 1, fontSize: 'small', textUnderlineOffset: '0.2em' },
} satisfies Record<string, ThemeUIStyleObject>
