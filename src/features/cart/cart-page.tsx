/** @jsxImportSource theme-ui */
import { useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '../../components/container'
import { useText } from '../../lib/i18n/texts'
import { isPending, wantedItems } from './cart-status'
import { cartMessages } from './cart-texts'
import { CartChangesNotice } from './components/cart-changes-notice'
import { CartLine } from './components/cart-line'
import { CartProblem } from './components/cart-problem'
import { CartSkeleton } from './components/cart-skeleton'
import { CartSum } from './components/cart-sum'
import { RemovedNotice } from './components/removed-notice'
import { EmptyCart } from './empty-cart'
import { useCart } from './use-cart'

/** The cart of somebody for whom the shop's links appear. */
export default function CartPage() {
  const text = useText(cartMessages)
  const story = useCart()
  const { state, send } = story
  const { cart, changes, removed } = state.context
  useEffect(() => send({ type: 'cart.wanted' }), [send])
  const items = wantedItems(state.context)
  const pending = isPending(state.value)
  if (!cart && pending) return <CartSkeleton />
  const isEmpty = cart !== null && items.length === 0 && !state.matches('failed')
  return (
    <>
      <Container>
        {!isEmpty && <h1 sx={{ my: [4, 5], fontSize: 'title' }}>{text('yours')}</h1>}
        <div sx={{ display: 'grid', gap: 3, my: 4 }}>
          <CartProblem story={story} />
          <CartChangesNotice
            changes={changes}
            onNoticed={() => send({ type: 'changes.noticed' })}
          />
          <RemovedNotice
            removed={removed}
            onUndo={({ product, name, quantity }) =>
              send({ type: 'write.asked', write: { kind: 'add', product, name, quantity } })
            }
          />
        </div>
        {cart && items.length > 0 && (
          <div sx={columnsStyle}>
            <ul aria-label={text('items.label')} sx={listStyle}>
              {items.map((wanted) => (
                <CartLine
                  key={wanted.item.id}
                  wanted={wanted}
                  onWrite={(write) => send({ type: 'write.asked', write })}
                />
              ))}
            </ul>
            <CartSum
              cart={cart}
              isPending={pending}
              hasObstacle={items.some(({ obstacle }) => obstacle !== null)}
            />
          </div>
        )}
      </Container>
      {isEmpty && <EmptyCart />}
    </>
  )
}

const columnsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) 360px'],
  alignItems: 'start',
  gap: 5,
  mb: [6, 7],
}

const listStyle: ThemeUIStyleObject = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'raised',
}
