import { CircleCheck, CreditCard } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import type { PayWayFact } from '#contract/shop/pay-way'
import type { ShippingTerms } from '#contract/shop/shipping'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { type ProductText, productMessages } from '../product-messages'

export interface PurchaseTermsProps {
  /** Offered when the page was built. */
  payWays: readonly PayWayFact[]
  /** When the page was built; null where it is not known. */
  shipping: ShippingTerms | null
}

/** Cost of delivery, returns and pay ways. */
export function PurchaseTerms({ payWays, shipping }: PurchaseTermsProps) {
  const { t } = useTranslation(productMessages)
  return (
    <ul sx={listStyle}>
      <li>
        <CircleCheck aria-hidden='true' size={20} />
        <span>
          <span>{shippingText(t, shipping)}</span>
          <SiteLink to={publicPaths['return-policy']} prefetch={false}>
            {t('terms.returns')}
          </SiteLink>
          <span>.</span>
        </span>
      </li>
      {payWays.length > 0 && (
        <li>
          <CreditCard aria-hidden='true' size={20} />
          <span>{t('terms.payment', { ways: payWaysText(t, payWays) })}</span>
        </li>
      )}
    </ul>
  )
}

/** Cost of delivery, with a trailing space; empty where it is not known. */
function shippingText(text: ProductText, shipping: ShippingTerms | null): string {
  if (!shipping) return ''
  const { price, freeFrom } = shipping
  if (price === 0) return `${text('terms.freeShipping')} `
  const amounts = { price: formatMoney(price), amount: formatMoney(freeFrom) }
  return `${text(freeFrom > 0 ? 'terms.shippingFreeFrom' : 'terms.shipping', amounts)} `
}

/** `Intl.ListFormat` gives the same text, but its first use takes 100 ms on a slow phone. */
function payWaysText(text: ProductText, payWays: readonly PayWayFact[]): string {
  const names = payWays.map((way) => payWayText(text, way))
  const last = names.pop() ?? ''
  return names.length > 0 ? text('terms.or', { ways: names.join(', '), last }) : last
}

function payWayText(text: ProductText, { name, cost, freeFrom }: PayWayFact): string {
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
