import { isPending } from './cart-status'
import { useCart } from './use-cart'

/** How many pieces the cart holds; zero while that may change (R143). */
export function useCartCount(): number {
  const { state } = useCart()
  return isPending(state.value) ? 0 : (state.context.cart?.totalItems ?? 0)
}
