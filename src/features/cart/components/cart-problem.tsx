/** @jsxImportSource theme-ui */

import { problemsOf } from '../../../components/account/auth-problems'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { cartMessages } from '../cart-texts'
import type { CartStory } from '../use-cart'

/** Why the cart was not read, or not changed, with another try (R319). Nothing else is lost. */
export function CartProblem({ story: { state, send } }: { story: CartStory }) {
  const text = useText(cartMessages)
  const { problem, queue } = state.context
  const isRead = state.matches('unread')
  if (!problem || !(isRead || state.matches('failed') || state.matches('checking'))) return null
  const [head] = queue
  const { form, fields } = problemsOf(problem)
  const sentence = Object.values(fields ?? {})[0] ?? form ?? text('problem.general')
  return (
    <Notice
      tone='error'
      live
      title={isRead || !head ? text('problem.unread') : text(`problem.${head.kind}`, { ...head })}
      action={
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant='secondary'
            size='sm'
            busy={state.matches('checking')}
            onClick={() => send({ type: 'retry.pressed' })}
          >
            {text('problem.retry')}
          </Button>
          {!isRead && (
            <Button variant='quiet' size='sm' onClick={() => send({ type: 'problem.dismissed' })}>
              {text('problem.dismiss')}
            </Button>
          )}
        </div>
      }
    >
      {sentence}
    </Notice>
  )
}
