import { useEffect, useState } from 'react'
import { idleLazy } from '#components/idle-lazy'
import type { AddToCartProps } from '#features/cart/add-to-cart'
import { publicConfig } from '#lib/config/public-config'
import { shopEnabled, whenMember } from '#session/session'

const BuySlot = idleLazy<AddToCartProps>(() => import('../features/cart/buy-slot'))

/**
 * The buy button of a product's page. Where the HTML has none, only a member may get one, and the slot
 * is not rendered before: React would keep a new price back until a slot that waits has loaded.
 */
export function DeferredBuySlot(props: AddToCartProps) {
  const [isDue, setDue] = useState(shopEnabled(null, publicConfig.shopAudience))
  useEffect(() => {
    if (!isDue) void whenMember().then(() => setDue(true))
  }, [isDue])
  return isDue ? <BuySlot {...props} /> : null
}
