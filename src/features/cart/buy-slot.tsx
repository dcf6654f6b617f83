import { idleLazy } from '#components/idle-lazy'
import { publicConfig } from '#lib/config/public-config'
import { shopEnabled, useSession } from '#session/session'
import type { AddToCartProps } from './add-to-cart'

const AddToCart = idleLazy<AddToCartProps>(() => import('./add-to-cart'))

/** The buy button, for visitors who may use the shop; in the HTML of the build if that is everybody. */
export default function BuySlot(props: AddToCartProps) {
  const { user } = useSession()
  return shopEnabled(user, publicConfig.shopAudience) ? <AddToCart {...props} /> : null
}
