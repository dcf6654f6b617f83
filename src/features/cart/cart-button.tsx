import { ShoppingCart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { CountMark } from '#components/count-mark'
import { IconLink } from '#components/icon-button'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatNumber } from '#lib/text/format-number'
import { cartMessages } from './cart-messages'
import { useCartCount } from './use-cart'

/** Link to the cart with its number of pieces; no number while that may change. */
export default function CartButton() {
  const { t } = useTranslation(cartMessages)
  const count = useCartCount()
  const label = count ? t('button.count', { count }) : t('button.plain')
  return (
    <span sx={styles.cartButton}>
      <IconLink
        to={publicPaths.cart}
        prefetch={false}
        label={count === null ? t('button.unread') : label}
      >
        <ShoppingCart />
      </IconLink>
      <CountMark count={count} sx={styles.mark}>
        {formatNumber(count ?? 0)}
      </CountMark>
    </span>
  )
}

const styles = {
  cartButton: { position: 'relative', display: 'inline-flex' },
  mark: { top: 0, right: 0 },
} satisfies Record<string, ThemeUIStyleObject>
