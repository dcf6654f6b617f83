/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../../contract/paths/site-paths'
import type { PayWayFact } from '../../../../contract/shop/pay-way-fact'
import { availabilityOf, type ProductOffer } from '../../../../contract/shop/product-offer'
import type { Crumb } from '../../../components/breadcrumbs'
import { LinkButton } from '../../../components/link-button'
import { Price } from '../../../components/price'
import { useText } from '../../../lib/i18n/texts'
import { formatNumber } from '../../../lib/text/format-number'
import { localeMark } from '../locale-mark'
import type { ProductStatus } from '../product-status'
import { productMessages } from '../product-texts'
import type { ReviewSummary } from '../review-summary'
import type { ShownProduct } from '../shown-product'
import { AvailabilityLine } from './availability-line'
import { DecisionRating } from './decision-rating'
import { StatusNote } from './status-note'
import { TermsLines } from './terms-lines'

interface DecisionProps {
  product: Pick<ShownProduct, 'name' | 'nameLocale' | 'vatPercent' | 'trail'>
  status: ProductStatus
  summary: ReviewSummary
  onRetry: () => void
  buy: (stock: number) => ReactNode
  payWays: readonly PayWayFact[]
}

/** Everything that a decision needs, beside the picture. */
export function Decision(props: DecisionProps) {
  const { product, status, summary, onRetry, buy, payWays } = props
  const text = useText(productMessages)
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
      {status.kind !== 'gone' && <Offer offer={status.offer} vatPercent={product.vatPercent} />}
      {status.kind !== 'gone' && <TermsLines payWays={payWays} />}
      {status.kind !== 'gone' && buy(status.offer.stock)}
      <NextSteps status={status} shelf={shelf} />
      <StatusNote status={status} onRetry={onRetry} />
    </div>
  )
}

function Offer({ offer, vatPercent }: { offer: ProductOffer; vatPercent: number }) {
  const text = useText(productMessages)
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

function NextSteps({ status, shelf }: { status: ProductStatus; shelf: Crumb }) {
  const text = useText(productMessages)
  const isGone = status.kind === 'gone'
  const isSoldOut = !isGone && availabilityOf(status.offer.stock) === 'soldOut'
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
