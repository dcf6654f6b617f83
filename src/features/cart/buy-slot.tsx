import { lazy, Suspense } from 'react'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'
import { publicConfig } from '../../shared/config/public-config'
import { absent } from '../../shared/ui/absent'
import type { AddToCartProps } from './add-to-cart'

const AddToCart = lazy(() =>
  import(/* webpackChunkName: "add-to-cart" */ './add-to-cart').catch(absent),
)

/** Where a product can be bought; nothing where the shop's links do not appear (decision M10). */
export default function BuySlot(props: AddToCartProps) {
  const { standing, user } = useSession()
  if (standing === 'unknown' || !shopEnabled(user, publicConfig.shopAudience)) return null
  return (
    <Suspense fallback={null}>
      <AddToCart {...props} />
    </Suspense>
  )
}
