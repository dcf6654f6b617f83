import { type ReactNode, useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { useTranslation } from '#lib/i18n/use-translation'
import { cartMessages } from './cart-messages'
import { CartChangesNotice, MergeNotice, RemovedNotice } from './cart-notices'
import { CartSkeleton } from './cart-skeleton'
import { expectedItems, expectedUnread, orderableTotals } from './cart-write'
import { CartLine } from './components/cart-line'
import { CartProblem } from './components/cart-problem'
import { CartSum } from './components/cart-sum'
import { RepeatedOrderNotice } from './components/repeated-order-notice'
import { UnreadLine } from './components/unread-line'
import { EmptiedNotice } from './emptied-cart'
import { EmptyCart } from './empty-cart'
import { useCart } from './use-cart'

interface CartPageProps {
  /** What the shop promises its customers, below the sum. */
  promises: ReactNode
  /** Tells of orders that may be on their way, or that wait to be paid, if there are any. */
  openOrders: ReactNode
}

/** The cart of a member or a guest who may use the shop. */
export function CartPage({ promises, openOrders }: CartPageProps) {
  const { t } = useTranslation(cartMessages)
  const handle = useCart()
  const { state, send, isPending } = handle
  const { cart, changes, queue, removed, repeated } = state.context
  useEffect(() => send({ type: 'refresh.requested' }), [send])
  // What became of a repeated order is said once.
  useEffect(() => () => send({ type: 'repeat.dismissed' }), [send])
  // Its line takes the focus when it is back, as the button that brings it back is gone then.
  const [returning, setReturning] = useState<number | null>(null)
  const items = expectedItems(state.context)
  const unread = expectedUnread(state.context)
  const isRepeating = queue.some(
    ({ kind, product }) => kind === 'add' && repeated.some((line) => line.product === product),
  )
  const hasLines = items.length > 0 || unread.length > 0
  if (!cart && isPending) return <CartSkeleton />
  const isEmpty = cart !== null && !hasLines && !state.matches('failed')
  return (
    <>
      <Container>
        {!isEmpty && <h1 sx={styles.cartPageHeading}>{t('yours')}</h1>}
        <div sx={styles.cartProblemRow}>
          {openOrders}
          <CartProblem handle={handle} />
          <MergeNotice handle={handle} />
          <CartChangesNotice
            changes={changes}
            onDismiss={() => send({ type: 'changes.dismissed' })}
          />
          <EmptiedNotice />
          {!isRepeating && (
            <RepeatedOrderNotice
              lines={repeated}
              onDismiss={() => send({ type: 'repeat.dismissed' })}
            />
          )}
          <RemovedNotice
            removed={removed}
            onUndo={({ product, name, quantity }) => {
              setReturning(product)
              send({ type: 'write.requested', write: { kind: 'add', product, name, quantity } })
            }}
          />
        </div>
        {cart && hasLines && (
          <div sx={columnsStyle}>
            <ul aria-label={t('items.label')} sx={listStyle}>
              {items.map((expected) => (
                <CartLine
                  key={expected.item.id}
                  expected={expected}
                  hasReturned={expected.item.product.id === returning}
                  onWrite={(write) => send({ type: 'write.requested', write })}
                />
              ))}
              {unread.map((item) => (
                <UnreadLine
                  key={`${item.id}-${item.name}`}
                  item={item}
                  onWrite={(write) => send({ type: 'write.requested', write })}
                />
              ))}
            </ul>
            <CartSum
              totals={orderableTotals(cart, items)}
              isPending={isPending}
              promises={promises}
              hasObstacle={unread.length > 0 || items.some(({ obstacle }) => obstacle !== null)}
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

const styles = {
  cartPageHeading: { my: [4, 5], fontSize: 'title' },
  cartProblemRow: { display: 'grid', gap: 3, my: 4 },
} satisfies Record<string, ThemeUIStyleObject>
