import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import type { CartItem } from '#contract/shop/cart'
import type { OrderItem } from '#contract/shop/order'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { expectedItems, type ProductWrite } from './cart-write'
import { emptiedMessages } from './emptied-messages'
import { useCart } from './use-cart'

/**
 * For a member who has paid what they ordered as a guest: their own cart, into which that of the guest
 * went, still holds it. Nothing where it does not.
 */
export function PaidInCart({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation(emptiedMessages)
  const { state, send } = useCart()
  const [isRemoved, setRemoved] = useState(false)
  const writes = removalsOf(items, state.context)
  if (writes.length === 0 || isRemoved) return null
  const remove = () => {
    // What is left was put in besides.
    setRemoved(true)
    for (const write of writes) send({ type: 'write.requested', write })
  }
  return (
    <div sx={styles.words}>
      <p>{t('still')}</p>
      <div>
        <Button variant='secondary' size='sm' onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

/** Takes as many pieces out of the cart as were ordered. */
function removalsOf(
  items: readonly OrderItem[],
  cart: Parameters<typeof expectedItems>[0],
): ProductWrite[] {
  const held = expectedItems(cart)
  return items.flatMap(({ product, quantity: ordered }): ProductWrite[] => {
    const line = held.find(({ item }) => item.product.id === product?.id)
    if (!line) return []
    const { item, quantity } = line
    const subject = { item: item.id, product: item.product.id, name: nameOf(item) }
    const left = quantity - ordered
    return left > 0
      ? [{ kind: 'change', ...subject, quantity: left }]
      : [{ kind: 'remove', ...subject, quantity }]
  })
}

const nameOf = ({ product }: CartItem) => translate(product.translations, 'name')

const styles = {
  words: { display: 'grid', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
