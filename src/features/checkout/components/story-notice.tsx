/** @jsxImportSource theme-ui */
import { type ReactNode, useEffect, useRef } from 'react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { Button } from '../../../components/button'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { useSecondsLeft } from '../../../components/use-seconds-left'
import { useText } from '../../../lib/i18n/texts'
import { now } from '../../../lib/time/clock'
import { checkoutMessages } from '../checkout-texts'
import type { CheckoutStory } from '../use-checkout'
import { changeSentence, needsCart } from './change-sentence'

/** Why nothing was ordered yet, or that nobody knows, with focus on it (A5-76, A5-80). */
export function StoryNotice({ story }: { story: CheckoutStory }) {
  const { state } = story
  const element = useRef<HTMLDivElement>(null)
  const told = [...toldStates].find((name) => state.matches(name))
  useEffect(() => {
    if (told) element.current?.focus()
  }, [told])
  return (
    <>
      <Patience isWaiting={state.matches('waiting')} />
      {told && (
        <div ref={element} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 88 }}>
          {noticeOf(told, story)}
        </div>
      )}
    </>
  )
}

const toldStates = ['changed', 'unsent', 'unclear', 'heldBack'] as const

function noticeOf(told: (typeof toldStates)[number], story: CheckoutStory): ReactNode {
  if (told === 'changed') return <Changed story={story} />
  if (told === 'unsent') return <Unsent story={story} />
  return told === 'unclear' ? <Unclear story={story} /> : <HeldBack story={story} />
}

/** Said without a notice: most orders that are still being placed are so for a moment. */
function Patience({ isWaiting }: { isWaiting: boolean }) {
  const text = useText(checkoutMessages)
  return (
    // Empty, it must not take the room between what stands above and below.
    <div role='status' sx={{ position: isWaiting ? 'static' : 'absolute' }}>
      {isWaiting && <Notice>{text('waiting')}</Notice>}
    </div>
  )
}

function Changed({ story: { actor, state } }: { story: CheckoutStory }) {
  const text = useText(checkoutMessages)
  const { changes } = state.context
  return (
    <Notice
      tone='warning'
      live
      title={text('changes.title')}
      action={
        changes.some(needsCart) ? (
          <LinkButton to={publicPaths.cart} size='sm' prefetch={false}>
            {text('changes.toCart')}
          </LinkButton>
        ) : (
          <Dismiss actor={actor}>{text('changes.noticed')}</Dismiss>
        )
      }
    >
      {changes.map((change) => {
        const sentence = changeSentence(change)
        return <p key={sentence}>{sentence}</p>
      })}
      <p sx={{ mt: 2 }}>{text('changes.sentence')}</p>
    </Notice>
  )
}

function Unsent({ story: { actor } }: { story: CheckoutStory }) {
  const text = useText(checkoutMessages)
  return (
    <Notice
      tone='error'
      live
      title={text('unsent.title')}
      action={<Dismiss actor={actor}>{text('unsent.dismiss')}</Dismiss>}
    >
      {text('unsent.sentence')}
    </Notice>
  )
}

function Unclear({ story: { actor } }: { story: CheckoutStory }) {
  const text = useText(checkoutMessages)
  return (
    <Notice
      tone='warning'
      live
      title={text('unclear.title')}
      action={
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button onClick={() => actor.send({ type: 'retry.pressed' })}>
            {text('unclear.retry')}
          </Button>
          <LinkButton
            to={accountRoutes['account-orders'].pattern}
            variant='secondary'
            prefetch={false}
          >
            {text('unclear.orders')}
          </LinkButton>
        </div>
      }
    >
      <p>{text('unclear.sentence')}</p>
      <p sx={{ mt: 2 }}>{text('unclear.again')}</p>
    </Notice>
  )
}

function HeldBack({ story: { state } }: { story: CheckoutStory }) {
  const text = useText(checkoutMessages)
  const left = useSecondsLeft(state.context.waitSeconds, 0, now)
  return <Notice tone='warning'>{text('heldBack', { count: Math.max(1, left) })}</Notice>
}

function Dismiss({ actor, children }: Pick<CheckoutStory, 'actor'> & { children: ReactNode }) {
  return (
    <Button variant='secondary' size='sm' onClick={() => actor.send({ type: 'problem.noticed' })}>
      {children}
    </Button>
  )
}
