import { lazy, Suspense } from 'react'
import { absent } from '../../components/absent'
import { publicConfig } from '../../lib/config/public-config'
import { shopEnabled } from '../../session/shop-enabled'
import { useSession } from '../../session/use-session'
import type { AddToCartProps } from './add-to-cart'

const AddToCart = lazy(() =>
  import(/* webpackChunkName: "add-to-cart" */ './add-to-cart').catch(absent),
)

/** Where a product can be bought; nothing where the shop's links do not appear (decision M10). */
export default function BuySlot(props: AddToCartProps) {
  const { status, user } = useSession()
  if (status === 'unknown' || !shopEnabled(user, publicConfig.shopAudience)) return null
  return (
    <Suspense fallback={null}>
      <AddToCart {...props} />
    </Suspense>
  )
}
