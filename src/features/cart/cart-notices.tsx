import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import type { CartChange } from './cart-changes'
import { cartMessages } from './cart-messages'
import type { ProductWrite } from './cart-write'
import { CartProblem } from './components/cart-problem'
import { useCart } from './use-cart'

/** Problem and changes of the cart, for the checkout. */
export function CartNotices() {
  const handle = useCart()
  const { state, send } = handle
  return (
    <>
      <CartProblem handle={handle} />
      <CartChangesNotice
        changes={state.context.changes}
        onDismiss={() => send({ type: 'changes.dismissed' })}
      />
    </>
  )
}

interface CartChangesNoticeProps {
  changes: readonly CartChange[]
  onDismiss: () => void
}

/** Lists changes of the cart that were not made here. */
export function CartChangesNotice({ changes, onDismiss }: CartChangesNoticeProps) {
  const { t } = useTranslation(cartMessages)
  if (changes.length === 0) return null
  return (
    <Notice
      tone='warning'
      live
      title={t('changes.title')}
      action={
        <Button variant='secondary' size='sm' onClick={onDismiss}>
          {t('changes.noticed')}
        </Button>
      }
    >
      {changes.map((change) => (
        <p key={change.product}>
          {change.kind === 'gone'
            ? t('changes.gone', { name: change.name })
            : t('changes.price', {
                name: change.name,
                before: formatMoney(change.before),
                now: formatMoney(change.now),
              })}
        </p>
      ))}
    </Notice>
  )
}

interface RemovedNoticeProps {
  removed: ProductWrite | null
  onUndo: (removed: ProductWrite) => void
}

/** Undo of the last removal; receives focus, as the removed item had it. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation(cartMessages)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus()
  }, [removed])
  return (
    <div role='status'>
      {removed && (
        <div sx={rowStyle}>
          <span sx={styles.sentence}>{t('removed.sentence', { name: removed.name })}</span>
          <Button ref={undo} variant='secondary' size='sm' onClick={() => onUndo(removed)}>
            {t('removed.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}

const rowStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 3,
  borderRadius: 'menu',
  bg: 'hover',
}

const styles = {
  sentence: { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>
