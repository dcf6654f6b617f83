import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { absent } from '../components/absent'
import { publicConfig } from '../lib/config/public-config'
import { shopEnabled } from '../session/shop-enabled'
import { useSession } from '../session/use-session'

const CartCount = lazy(() =>
  import(/* webpackChunkName: "cart-button" */ '../features/cart/cart-count').catch(absent),
)

interface LateCartCountProps {
  /** Id of the element in the bar below that the count is put into, there where the shop shows. */
  place: string
  path: string
}

/** The count of the cart on small screens; without it the page goes on. */
export function LateCartCount({ place, path }: LateCartCountProps) {
  const { status, user } = useSession()
  const isShown = status !== 'unknown' && shopEnabled(user, publicConfig.shopAudience)
  const [host, setHost] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another bar
  useEffect(() => setHost(document.getElementById(place)), [isShown, place, path])
  if (!isShown || !host) return null
  return createPortal(
    <Suspense fallback={null}>
      <CartCount />
    </Suspense>,
    host,
  )
}
