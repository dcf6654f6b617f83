import { lazy, Suspense } from 'react'
import { publicConfig } from '#lib/config/public-config'
import { absent } from '#lib/lazy/lazy'
import { shopEnabled, useSession } from '#session/session-store'
import type { AddToCartProps } from './add-to-cart'

const AddToCart = lazy(() =>
  import(/* webpackChunkName: "add-to-cart" */ './add-to-cart').catch(absent),
)

/** The buy button, for visitors who may use the shop. */
export default function BuySlot(props: AddToCartProps) {
  const { status, user } = useSession()
  if (status === 'unknown' || !shopEnabled(user, publicConfig.shopAudience)) return null
  return (
    <Suspense fallback={null}>
      <AddToCart {...props} />
    </Suspense>
  )
}
