import type { ThemeUIStyleObject } from 'theme-ui'
import { CountMark } from '#components/count-mark'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatNumber } from '#lib/text/format-number'
import { cartMessages } from './cart-messages'
import { useCartCount } from './use-cart'

/** Number of pieces in the cart, inside a link with text. */
export default function CartCount() {
  const { t } = useTranslation(cartMessages)
  const count = useCartCount()
  if (count === 0) return null
  return (
    <>
      <VisuallyHidden>
        {count === null ? t('button.uncounted') : t('button.pieces', { count })}
      </VisuallyHidden>
      <CountMark count={count} sx={styles.cartCount}>
        {formatNumber(count ?? 0)}
      </CountMark>
    </>
  )
}

const styles = {
  cartCount: { top: '5px', left: 'calc(50% + 3px)' },
} satisfies Record<string, ThemeUIStyleObject>
