import { CartChangesNotice } from './components/cart-changes-notice'
import { CartProblem } from './components/cart-problem'
import { useCart } from './use-cart'

/** What there is to say of the cart on another page: that it was not read, or what changed in it. */
export function CartNotices() {
  const story = useCart()
  const { state, send } = story
  return (
    <>
      <CartProblem story={story} />
      <CartChangesNotice
        changes={state.context.changes}
        onNoticed={() => send({ type: 'changes.noticed' })}
      />
    </>
  )
}
