import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { isFocusLost } from '#components/focus-keeper'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import type { CartChange } from './cart-changes'
import type { MergedItem } from './cart-merge'
import { cartMessages } from './cart-messages'
import type { ProductWrite } from './cart-write'
import { CartProblem } from './components/cart-problem'
import { type CartHandle, useCart } from './use-cart'

/**
 * Problem and changes of the cart, and what came of a merge, for the checkout.
 * @param areChangesTold the checkout lists the changes itself: they are not told twice
 */
export function CartNotices({ areChangesTold }: { areChangesTold: boolean }) {
  const handle = useCart()
  const { state, send } = handle
  const { changes } = state.context
  const isTold = areChangesTold && changes.length > 0
  useEffect(() => {
    if (isTold) send({ type: 'changes.dismissed' })
  }, [isTold, send])
  return (
    <>
      <CartProblem handle={handle} />
      <MergeNotice handle={handle} />
      {!isTold && (
        <CartChangesNotice
          changes={changes}
          onDismiss={() => send({ type: 'changes.dismissed' })}
        />
      )}
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

/** What of the cart of this browser came into the member's after signing in. */
export function MergeNotice({ handle: { state, send, isPending } }: { handle: CartHandle }) {
  const { t } = useTranslation(cartMessages)
  const { merge } = state.context
  if (!merge) return null
  const dismiss = (
    <Button variant='secondary' size='sm' onClick={() => send({ type: 'merge.dismissed' })}>
      {t('changes.noticed')}
    </Button>
  )
  if (merge.kind === 'failed') {
    return (
      <Notice
        tone='warning'
        live
        title={t('merge.failedTitle')}
        action={
          <Button
            variant='secondary'
            size='sm'
            busy={isPending}
            onClick={() => send({ type: 'retry.pressed' })}
          >
            {t('problem.retry')}
          </Button>
        }
      >
        {t('merge.failed')}
      </Notice>
    )
  }
  if (merge.kind === 'unseen') {
    return (
      <Notice live title={t('merge.title')} action={dismiss}>
        {t('merge.unseen')}
      </Notice>
    )
  }
  const isWhole = merge.items.every(({ asked, added }) => added >= asked)
  return (
    <Notice tone={isWhole ? 'info' : 'warning'} live title={t('merge.title')} action={dismiss}>
      {merge.items.map((item) => (
        <p key={item.product}>{mergedSentence(item)}</p>
      ))}
    </Notice>
  )
}

function mergedSentence({ name, asked, added }: MergedItem): string {
  const { text } = cartMessages
  if (added === 0) return text('merge.none', { name })
  if (added < asked) return text('merge.some', { name, asked, count: added })
  return text('merge.all', { name, count: added })
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
    if (removed && isFocusLost()) undo.current?.focus()
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
