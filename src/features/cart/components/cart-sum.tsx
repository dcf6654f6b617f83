import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { asideCardStyle } from '#components/card'
import { DeliveryTime } from '#components/delivery-time'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { serverNow } from '#lib/time/clock'
import { cartMessages } from '../cart-messages'
import type { CartTotals } from '../cart-write'

interface CartSumProps {
  totals: CartTotals
  /** The amounts are about to change. */
  isPending: boolean
  /** An item cannot be ordered. */
  hasObstacle: boolean
  /** What the shop promises its customers. */
  promises: ReactNode
}

/** The server's totals, time of delivery, and the link to the checkout. */
export function CartSum({ totals, isPending, hasObstacle, promises }: CartSumProps) {
  const { t } = useTranslation(cartMessages)
  return (
    <section aria-label={t('sum.title')} sx={boxStyle}>
      <h2 sx={styles.cartSumHeading}>{t('sum.title')}</h2>
      <dl aria-busy={isPending}>
        <div className='total'>
          <dt>
            <span>{t('sum.total')}</span>
            <span className='pieces'>{t('sum.pieces', { count: totals.totalItems })}</span>
          </dt>
          <dd>{formatMoney(totals.totalPrice)}</dd>
        </div>
      </dl>
      {totals.totalDiscountValue > 0 && (
        <p className='note' aria-busy={isPending}>
          {t('sum.belowListPrice', { amount: formatMoney(totals.totalDiscountValue) })}
        </p>
      )}
      <p className='note' role='status'>
        {isPending ? t('sum.updating') : t('sum.shipping')}
      </p>
      {!hasObstacle && <DeliveryTime since={serverNow()} />}
      {hasObstacle ? (
        <p className='note'>{t('sum.obstacle')}</p>
      ) : (
        <LinkButton to={publicPaths.checkout} size='lg' wide prefetch={false}>
          {t('sum.checkout')}
        </LinkButton>
      )}
      <LinkButton to={publicPaths.products} variant='quiet' wide prefetch={false}>
        {t('sum.more')}
      </LinkButton>
      <div sx={styles.promises}>{promises}</div>
    </section>
  )
}

const boxStyle: ThemeUIStyleObject = {
  ...asideCardStyle,
  dl: { display: 'grid', gap: 2, m: 0 },
  'dl > div': { display: 'flex', justifyContent: 'space-between', gap: 3 },
  dd: { m: 0, fontVariantNumeric: 'tabular-nums' },
  '.pieces': { display: 'block', color: 'textMuted', fontSize: 'small', fontWeight: 'body' },
  '.total': { fontSize: 'lead', fontWeight: 'bold' },
  '.note': { m: 0, minHeight: '1.5em', color: 'textMuted', fontSize: 'small' },
  '[aria-busy=true]': { opacity: 0.55 },
}

const styles = {
  cartSumHeading: { m: 0, fontSize: 'h3' },
  promises: { pt: 4, borderTop: '1px solid', borderColor: 'hairline' },
} satisfies Record<string, ThemeUIStyleObject>
