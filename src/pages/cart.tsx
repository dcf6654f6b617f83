import { CartSection } from '#app/cart/cart-section'
import { HiddenHead } from '#app/head/hidden-head'
import { publicPaths } from '#contract/paths/site-paths'
import { cartMessages } from '#features/cart/cart-messages'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Cart() {
  return <CartSection />
}

export function Head() {
  const { t } = useTranslation(cartMessages)
  return <HiddenHead title={t('title')} path={publicPaths.cart} />
}
