import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { asideCardStyle } from '#components/card'
import { SiteLink } from '#components/site-link'
import { SourcePicture } from '#components/source-picture'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { checkoutMessages } from '../checkout-messages'
import type { OrderSum, ShownItem } from '../order'

interface OrderSummaryProps {
  items: readonly ShownItem[]
  sum: OrderSum
  /** False as long as no pay way is chosen: its fee is unknown. */
  isPayWayKnown: boolean
  /** Time of delivery and promises, between the items and what they cost. */
  children: ReactNode
}

/** Items and amounts of the order, as they will be charged. */
export function OrderSummary({ items, sum, isPayWayKnown, children }: OrderSummaryProps) {
  const { t } = useTranslation(checkoutMessages)
  const shipping = sum.shipping === 0 ? t('sum.free') : formatMoney(sum.shipping)
  const payWay = sum.payWay === 0 ? t('how.payWayFree') : formatMoney(sum.payWay)
  return (
    <section aria-label={t('sum.title')} sx={boxStyle}>
      <h2 sx={styles.orderSummaryHeading}>{t('sum.title')}</h2>
      <ul aria-label={t('sum.list')} className='items'>
        {items.map(({ product, name, price, quantity, picture = '' }) => (
          <li key={product}>
            <span className='picture'>
              <SourcePicture kind='orderLine' source={picture} alt='' />
            </span>
            <span className='words'>
              <span>{name}</span>
              <span className='pieces'>
                {t('sum.piecesAt', { count: quantity, price: formatMoney(price) })}
              </span>
            </span>
            <span className='amount'>{formatMoney(Math.round(price * quantity * 100) / 100)}</span>
          </li>
        ))}
      </ul>
      <div className='notes'>{children}</div>
      <dl>
        <div>
          <dt>{t('sum.items')}</dt>
          <dd>{formatMoney(sum.items)}</dd>
        </div>
        <div>
          <dt>{t('sum.shipping')}</dt>
          <dd>{shipping}</dd>
        </div>
        <div>
          <dt>{t('sum.payWay')}</dt>
          <dd>{isPayWayKnown ? payWay : t('sum.payWayLater')}</dd>
        </div>
        <div className='total'>
          <dt>{t('sum.total')}</dt>
          <dd>{formatMoney(sum.total)}</dd>
        </div>
      </dl>
      <p className='note'>{t('sum.tax')}</p>
      <SiteLink to={publicPaths.cart} prefetch={false} sx={styles.orderSummaryLink}>
        {t('sum.change')}
      </SiteLink>
    </section>
  )
}

const boxStyle: ThemeUIStyleObject = {
  ...asideCardStyle,
  fontVariantNumeric: 'tabular-nums',
  '.items': { display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' },
  '.items > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 3,
  },
  '.picture': { width: 56, height: 56, overflow: 'hidden', borderRadius: 'control' },
  'dl > div': { display: 'flex', justifyContent: 'space-between', gap: 3 },
  '.words': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '.notes': {
    display: 'grid',
    gap: 2,
    pt: 4,
    borderTop: '1px solid',
    borderColor: 'hairline',
  },
  '.pieces, .note': { color: 'textMuted', fontSize: 'small' },
  '.amount, dd': { m: 0, whiteSpace: 'nowrap' },
  dl: { display: 'grid', gap: 2, m: 0, pt: 4, borderTop: '1px solid', borderColor: 'hairline' },
  '.total': { pt: 2, fontSize: 'lead', fontWeight: 'bold' },
}

const styles = {
  orderSummaryHeading: { m: 0, fontSize: 'h3' },
  orderSummaryLink: { py: 2, width: 'fit-content' },
} satisfies Record<string, ThemeUIStyleObject>
