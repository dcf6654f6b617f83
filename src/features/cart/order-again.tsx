import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { waitFor } from 'xstate'
import { Button, type ButtonLook } from '#components/button'
import { orderItemName } from '#components/order-item-name'
import { publicPaths } from '#contract/paths/site-paths'
import type { Cart } from '#contract/shop/cart'
import type { OrderItem } from '#contract/shop/order'
import { largestQuantity } from '#contract/shop/quantity'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { shopEnabled, useSession } from '#session/session'
import { cartActor } from './cart-actor'
import { piecesIn } from './cart-write'
import type { RepeatedLine } from './repeated-order'
import { repeatedOrderMessages } from './repeated-order-messages'

interface OrderAgainProps {
  items: readonly OrderItem[]
  /** The order may have left its items in the cart: only what is missing there is added. */
  isInCart?: boolean
  variant?: ButtonLook['variant']
}

/**
 * Puts the items of an order into the cart and opens it, which says what became of each line; nothing
 * where none of them is sold.
 */
export function OrderAgain({ items, isInCart = false, variant }: OrderAgainProps) {
  const { t } = useTranslation(repeatedOrderMessages)
  const { user } = useSession()
  const [isWaiting, setWaiting] = useState(false)
  const isSold = repeatedLines(items, null).some(({ added }) => added > 0)
  if (!shopEnabled(user, publicConfig.shopAudience) || !isSold) return null
  const order = async () => {
    setWaiting(true)
    await repeatOrder(items, isInCart)
    goTo(publicPaths.cart)
  }
  return (
    <Button variant={variant} busy={isWaiting} onClick={() => void order()}>
      <RotateCw aria-hidden='true' size={18} />
      <span>{t('action')}</span>
    </Button>
  )
}

/**
 * Asks the cart for the items, once it is known what it holds, or that this is not to be known.
 * @returns what becomes of each line
 */
async function repeatOrder(
  items: readonly OrderItem[],
  isInCart: boolean,
): Promise<readonly RepeatedLine[]> {
  const actor = cartActor()
  const { context } = await waitFor(
    actor,
    (state) => state.context.cart !== null || state.matches('unread') || state.matches('unstarted'),
  )
  const lines = repeatedLines(items, isInCart ? null : context.cart)
  actor.send({ type: 'order.repeated', lines })
  for (const { product, name, added } of lines) {
    if (product === null) continue
    const quantity = isInCart ? added - piecesIn(context.cart, product) : added
    if (quantity <= 0) continue
    actor.send({ type: 'write.requested', write: { kind: 'add', product, name, quantity } })
  }
  return lines
}

/**
 * Orders anew what a cancelled order has left in the cart: opens the checkout, or the cart where
 * something has changed since.
 */
export async function orderAnew(items: readonly OrderItem[]): Promise<void> {
  const lines = await repeatOrder(items, true)
  const isChanged = lines.some(({ reason, dearer }) => reason !== null || dearer !== null)
  goTo(isChanged ? publicPaths.cart : publicPaths.checkout)
}

/**
 * What becomes of the lines of an order that is repeated.
 * @param cart its pieces count: together with them there can be no more than are in stock
 */
function repeatedLines(items: readonly OrderItem[], cart: Cart | null): RepeatedLine[] {
  return items.map((item) => {
    const { product, quantity: asked, price } = item
    const { text: name } = orderItemName(item)
    if (!product?.active) {
      const id = product?.id ?? null
      return { product: id, name, asked, added: 0, reason: 'notOnSale', dearer: null }
    }
    const { id, stock, finalPrice } = product
    const left = Math.max(0, Math.min(stock, largestQuantity) - piecesIn(cart, id))
    const added = Math.min(asked, left)
    const isDearer = added > 0 && finalPrice > price
    return {
      product: id,
      name,
      asked,
      added,
      reason: added === asked ? null : reasonOf(stock, added),
      dearer: isDearer ? { before: price, now: finalPrice } : null,
    }
  })
}

function reasonOf(stock: number, added: number): 'part' | 'held' | 'soldOut' {
  if (stock === 0) return 'soldOut'
  return added === 0 ? 'held' : 'part'
}
