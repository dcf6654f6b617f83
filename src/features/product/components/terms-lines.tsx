/** @jsxImportSource theme-ui */
import { CreditCard, Truck } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../../contract/paths/site-paths'
import type { PayWayFact } from '../../../../contract/shop/pay-way-fact'
import { SiteLink } from '../../../components/site-link'
import { publicConfig } from '../../../lib/config/public-config'
import { useText } from '../../../lib/i18n/texts'
import { lazily } from '../../../lib/lazy/lazily'
import { formatMoney } from '../../../lib/money/format-money'
import { type ProductText, productMessages } from '../product-texts'

interface TermsLinesProps {
  /** Those that are offered, as the page was built. */
  payWays: readonly PayWayFact[]
}

const choices = lazily(() => new Intl.ListFormat('el', { type: 'disjunction' }))

/**
 * Delivery, returns and ways to pay beside the price. What the owner has not stated in the settings
 * of the build is not claimed.
 */
export function TermsLines({ payWays }: TermsLinesProps) {
  const text = useText(productMessages)
  return (
    <ul sx={listStyle}>
      <li>
        <Truck aria-hidden='true' size={20} />
        <span>
          {deliveryWords(text)}
          <SiteLink to={publicPaths['return-policy']} prefetch={false}>
            {text('terms.returns')}
          </SiteLink>
          .
        </span>
      </li>
      {payWays.length > 0 && (
        <li>
          <CreditCard aria-hidden='true' size={20} />
          <span>
            {text('terms.payment', {
              ways: choices().format(payWays.map((way) => named(text, way))),
            })}
          </span>
        </li>
      )}
    </ul>
  )
}

/** What is known of time and cost, with a space at its end. */
function deliveryWords(text: ProductText): string {
  const { deliveryDays, shippingPrice } = publicConfig
  const days = deliveryDays && { ...deliveryDays, count: deliveryDays.to }
  const time = days && text(days.from === days.to ? 'terms.days' : 'terms.daysBetween', days)
  const cost =
    shippingPrice !== undefined &&
    (shippingPrice > 0
      ? text('terms.shipping', { price: formatMoney(shippingPrice) })
      : text('terms.freeShipping'))
  return [time, cost, ''].filter((words) => words !== undefined && words !== false).join(' ')
}

function named(text: ProductText, { name, cost, freeFrom }: PayWayFact): string {
  if (cost === 0) return name
  const fee = { name, cost: formatMoney(cost), amount: formatMoney(freeFrom) }
  return text(freeFrom > 0 ? 'terms.feeFreeFrom' : 'terms.fee', fee)
}

const listStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 'small',
  li: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 2 },
  svg: { mt: '2px', color: 'primaryText' },
}
