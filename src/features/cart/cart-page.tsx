/** @jsxImportSource theme-ui */
import { useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { isPending, wantedItems } from './cart-standing'
import { cartTexts } from './cart-texts'
import { EmptyCart } from './empty-cart'
import { CartChangesNotice } from './parts/cart-changes-notice'
import { CartLine } from './parts/cart-line'
import { CartProblem } from './parts/cart-problem'
import { CartSkeleton } from './parts/cart-skeleton'
import { CartSum } from './parts/cart-sum'
import { RemovedNotice } from './parts/removed-notice'
import { useCart } from './use-cart'

/** The cart of somebody for whom the shop's links appear (decision D01). */
export default function CartPage() {
  const text = useText(cartTexts)
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
