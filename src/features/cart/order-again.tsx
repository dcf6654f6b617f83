import { RotateCw } from 'lucide-react'
import { Button, type ButtonLook } from '#components/button'
import { orderItemName } from '#components/order-item-name'
import { showToast } from '#components/show-toast'
import { publicPaths } from '#contract/paths/site-paths'
import type { OrderItem } from '#contract/shop/order'
import { largestQuantity } from '#contract/shop/quantity'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { shopEnabled, useSession } from '#session/session'
import { cartActor } from './cart-actor'
import { cartMessages } from './cart-messages'

interface OrderAgainProps {
  items: readonly OrderItem[]
  variant?: ButtonLook['variant']
}

/** Puts the items of an order into the cart and opens it; nothing where that is not possible. */
export function OrderAgain({ items, variant }: OrderAgainProps) {
  const { t } = useTranslation(cartMessages)
  const { user } = useSession()
  const wanted = items.map(wantedOf)
  const found = wanted.flatMap(({ product, name, quantity }) =>
    product && quantity > 0 ? { product: product.id, name, quantity } : [],
  )
  if (!shopEnabled(user, publicConfig.shopAudience) || found.length === 0) return null
  const order = () => {
    for (const { product, name, quantity } of found) {
      const write = { kind: 'add', product, name, quantity } as const
      cartActor().send({ type: 'write.requested', write })
    }
    const names = wanted.flatMap(({ name, isWhole }) => (isWhole ? [] : [name]))
    if (names.length > 0) showMissing(names)
    goTo(publicPaths.cart)
  }
  return (
    <Button variant={variant} onClick={order}>
      <RotateCw aria-hidden='true' size={18} />
      <span>{t('again.action')}</span>
    </Button>
  )
}

/** As many pieces as there are now. */
function wantedOf(item: OrderItem) {
  const { product, quantity } = item
  const stock = product?.active ? product.stock : 0
  const available = Math.min(quantity, stock, largestQuantity)
  return {
    product,
    name: orderItemName(item).text,
    quantity: available,
    isWhole: available === quantity,
  }
}

function showMissing(names: readonly string[]): void {
  showToast({
    id: 'cart',
    tone: 'warning',
    title: cartMessages.text('again.missing'),
    description: names.join(', '),
    staysForMs: 10_000,
  })
}
