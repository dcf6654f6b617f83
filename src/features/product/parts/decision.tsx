/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../../contract/paths/site-paths'
import type { PayWayFact } from '../../../../contract/shop/pay-way-fact'
import { availabilityOf, type ProductOffer } from '../../../../contract/shop/product-offer'
import { useText } from '../../../shared/i18n/texts'
import { formatNumber } from '../../../shared/text/format-number'
import type { Crumb } from '../../../shared/ui/breadcrumbs'
import { LinkButton } from '../../../shared/ui/link-button'
import { Price } from '../../../shared/ui/price'
import { localeMark } from '../locale-mark'
import type { ProductStanding } from '../product-standing'
import { productTexts } from '../product-texts'
import type { ReviewSummary } from '../review-summary'
import type { ShownProduct } from '../shown-product'
import { AvailabilityLine } from './availability-line'
import { DecisionRating } from './decision-rating'
import { StandingNote } from './standing-note'
import { TermsLines } from './terms-lines'

interface DecisionProps {
  product: Pick<ShownProduct, 'name' | 'nameLocale' | 'vatPercent' | 'trail'>
  standing: ProductStanding
  summary: ReviewSummary
  onRetry: () => void
  buy: (stock: number) => ReactNode
  payWays: readonly PayWayFact[]
}

/** Everything that a decision needs, beside the picture. */
export function Decision(props: DecisionProps) {
  const { product, standing, summary, onRetry, buy, payWays } = props
  const text = useText(productTexts)
  const shelf = product.trail.at(-1) ?? { name: text('products'), path: publicPaths.products }
  return (
    <div sx={{ display: 'grid', gap: 4 }}>
      <h1
        {...localeMark(product.nameLocale)}
        sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)', lineHeight: 'tight' }}
      >
        {product.name}
      </h1>
      <DecisionRating summary={summary} />
      {standing.kind !== 'gone' && <Offer offer={standing.offer} vatPercent={product.vatPercent} />}
      {standing.kind !== 'gone' && <TermsLines payWays={payWays} />}
      {standing.kind !== 'gone' && buy(standing.offer.stock)}
      <NextSteps standing={standing} shelf={shelf} />
      <StandingNote standing={standing} onRetry={onRetry} />
    </div>
  )
}

function Offer({ offer, vatPercent }: { offer: ProductOffer; vatPercent: number }) {
  const text = useText(productTexts)
  return (
    <div sx={{ display: 'grid', gap: 2 }}>
      <Price
        amount={offer.finalPrice}
        listPrice={offer.priceBeforeDiscount}
        savePercent={offer.savePercent}
        size='lg'
      />
      <p sx={{ color: 'textMuted', fontSize: 'small' }}>
        {text('vatIncluded', { percent: formatNumber(vatPercent) })}
        {offer.savePercent > 0 && ` ${text('listPrice')}`}
      </p>
      <AvailabilityLine stock={offer.stock} />
    </div>
  )
}

function NextSteps({ standing, shelf }: { standing: ProductStanding; shelf: Crumb }) {
  const text = useText(productTexts)
  const isGone = standing.kind === 'gone'
  const isSoldOut = !isGone && availabilityOf(standing.offer.stock) === 'soldOut'
  return (
    <div data-chrome='' sx={{ display: 'grid', gap: 3, order: isGone ? 1 : 0 }}>
      {isGone ? (
        <LinkButton to={shelf.path} size='lg' wide>
          {text('gone.action')}
        </LinkButton>
      ) : (
        <>
          <LinkButton to={publicPaths.contact} size='lg' wide>
            {text(isSoldOut ? 'askReturn' : 'ask')}
          </LinkButton>
          <LinkButton to={shelf.path} variant='quiet' wide>
            {text('backToShelf', { name: shelf.name })}
          </LinkButton>
        </>
      )}
    </div>
  )
}
