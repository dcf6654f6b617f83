import { type ReactNode, useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { useSecondsLeft } from '#components/waiting-time'
import { accountRoutes } from '#contract/paths/account-paths'
import { placedOrderPath } from '#contract/paths/placed-order-path'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { checkoutMessages } from '../checkout-messages'
import type { OrderChange } from '../order'
import type { Checkout } from '../use-checkout'
import { changeSentence } from './change-sentence'

/**
 * Asks what becomes of an order that waits to be paid.
 * @param onCancelled goes on with the order of the checkout
 */
export type RenderUnpaid = (uuid: string, onCancelled: () => void) => ReactNode

interface CheckoutNoticeProps {
  checkout: Checkout
  /** Absent where no order is filled in. */
  unpaidOrder?: RenderUnpaid
}

/** Why the order is not placed, or that this is unclear; receives focus. */
export function CheckoutNotice({ checkout, unpaidOrder }: CheckoutNoticeProps) {
  const { state } = checkout
  const element = useRef<HTMLDivElement>(null)
  const current = [...noticeStates].find((name) => state.matches(name))
  useEffect(() => {
    if (current) element.current?.focus()
  }, [current])
  return (
    <>
      <WaitingStatus isWaiting={state.matches('waiting')} />
      {current && (
        <div ref={element} tabIndex={-1} sx={styles.checkoutNotice}>
          {noticeOf(current, checkout, unpaidOrder)}
        </div>
      )}
    </>
  )
}

const noticeStates = [
  'changed',
  'standing',
  'unpaid',
  'unsent',
  'notPlaced',
  'unclear',
  'rateLimited',
] as const

function noticeOf(
  current: (typeof noticeStates)[number],
  checkout: Checkout,
  unpaidOrder: RenderUnpaid | undefined,
): ReactNode {
  if (current === 'changed') return <Changed checkout={checkout} />
  if (current === 'standing') return <Standing checkout={checkout} />
  if (current === 'unpaid') {
    const { actor, state } = checkout
    const goOn = () => actor.send({ type: 'unpaid.cancelled' })
    return unpaidOrder?.(state.context.standing ?? '', goOn)
  }
  if (current === 'unsent') return <Unsent checkout={checkout} />
  if (current === 'notPlaced') return <NotPlaced checkout={checkout} />
  return current === 'unclear' ? (
    <Unclear checkout={checkout} />
  ) : (
    <RateLimited checkout={checkout} />
  )
}

/** Status line while an earlier request is in progress, which usually takes a moment. */
function WaitingStatus({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    // While empty it must not add a gap to the grid.
    <div role='status' sx={styles.status}>
      {isWaiting && <Notice>{t('waiting')}</Notice>}
    </div>
  )
}

function Changed({ checkout: { actor, state } }: { checkout: Checkout }) {
  const { t } = useTranslation(checkoutMessages)
  const { changes } = state.context
  const isForCart = changes.some(needsCart)
  // Who comes back from the cart has seen it.
  const dismiss = () => actor.send({ type: 'problem.dismissed' })
  return (
    <Notice
      tone='warning'
      live
      title={t('changes.title')}
      action={
        isForCart ? (
          <LinkButton to={publicPaths.cart} size='sm' prefetch={false} onClick={dismiss}>
            {t('changes.toCart')}
          </LinkButton>
        ) : (
          <Dismiss actor={actor}>{t('changes.noticed')}</Dismiss>
        )
      }
    >
      {changes.map((change) => {
        const sentence = changeSentence(change)
        return <p key={sentence}>{sentence}</p>
      })}
      <p sx={styles.sentence}>{t(isForCart ? 'changes.cartFirst' : 'changes.sentence')}</p>
    </Notice>
  )
}

/** The order that was placed before, with other details than those on the screen. */
function Standing({ checkout: { state } }: { checkout: Checkout }) {
  const { t } = useTranslation(checkoutMessages)
  const { standing } = state.context
  return (
    <Notice
      tone='warning'
      live
      title={t('standing.title')}
      action={
        <div sx={styles.buttonRow}>
          {standing && (
            <LinkButton to={placedOrderPath(standing)} prefetch={false}>
              {t('standing.order')}
            </LinkButton>
          )}
          <LinkButton to={publicPaths.contact} variant='secondary' prefetch={false}>
            {t('standing.contact')}
          </LinkButton>
        </div>
      }
    >
      <p>{t('standing.sentence')}</p>
      <p sx={styles.sentence}>{t('standing.change')}</p>
    </Notice>
  )
}

function Unsent({ checkout: { actor } }: { checkout: Checkout }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <Notice
      tone='error'
      live
      title={t('unsent.title')}
      action={<Dismiss actor={actor}>{t('unsent.dismiss')}</Dismiss>}
    >
      {t('unsent.sentence')}
    </Notice>
  )
}

/** What a guest sent before they signed in. */
function NotPlaced({ checkout: { actor } }: { checkout: Checkout }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <Notice
      live
      title={t('notPlaced.title')}
      action={<Dismiss actor={actor}>{t('notPlaced.dismiss')}</Dismiss>}
    >
      {t('notPlaced.sentence')}
    </Notice>
  )
}

function Unclear({ checkout: { actor, state } }: { checkout: Checkout }) {
  const { t } = useTranslation(checkoutMessages)
  const isGuests = state.context.attempt?.owner === 'guest'
  return (
    <Notice
      tone='warning'
      live
      title={t('unclear.title')}
      action={
        <div sx={styles.buttonRow}>
          <Button onClick={() => actor.send({ type: 'retry.pressed' })}>
            {t('unclear.retry')}
          </Button>
          <LinkButton
            to={isGuests ? publicPaths.contact : accountRoutes['account-orders'].pattern}
            variant='secondary'
            prefetch={false}
          >
            {t(isGuests ? 'unclear.contact' : 'unclear.orders')}
          </LinkButton>
        </div>
      }
    >
      <p>{t(isGuests ? 'unclear.guestSentence' : 'unclear.sentence')}</p>
      <p sx={styles.sentence}>{t(isGuests ? 'unclear.guestAgain' : 'unclear.again')}</p>
    </Notice>
  )
}

function RateLimited({ checkout: { state } }: { checkout: Checkout }) {
  const { t } = useTranslation(checkoutMessages)
  const { waitSeconds } = state.context
  const left = useSecondsLeft(waitSeconds ?? 0, 0, now)
  const isNamed = waitSeconds !== null
  return (
    <Notice tone='warning'>
      {isNamed ? t('heldBack', { count: Math.max(1, left) }) : t('heldBackWords')}
    </Notice>
  )
}

function Dismiss({ actor, children }: Pick<Checkout, 'actor'> & { children: ReactNode }) {
  return (
    <Button variant='secondary' size='sm' onClick={() => actor.send({ type: 'problem.dismissed' })}>
      {children}
    </Button>
  )
}

/** Whether the customer has to edit the cart before ordering. */
function needsCart({ kind }: OrderChange): boolean {
  return ['tooFew', 'soldOut', 'notOnSale', 'short', 'said', 'unread'].includes(kind)
}

const styles = {
  status: { '&:empty': { position: 'absolute' } },
  checkoutNotice: { outline: 'none', scrollMarginTop: 88 },
  sentence: { mt: 2 },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
