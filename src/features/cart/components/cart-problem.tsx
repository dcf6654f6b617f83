import type { ThemeUIStyleObject } from 'theme-ui'
import { problemsOf } from '#components/account/auth-problems'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { largestQuantity } from '#contract/shop/quantity'
import { useTranslation } from '#lib/i18n/use-translation'
import { isRefusal } from '../cart-context'
import { cartMessages } from '../cart-messages'
import type { CartWrite } from '../cart-write'
import type { CartHandle } from '../use-cart'

/** Why the cart could not be read or changed, with a retry. */
export function CartProblem({ handle: { state, send } }: { handle: CartHandle }) {
  const { t } = useTranslation(cartMessages)
  const { problem, queue } = state.context
  const isRead = state.matches('unread')
  if (!problem || !(isRead || state.matches('failed') || state.matches('checking'))) return null
  const [head] = queue
  const { form, fields } = problemsOf(problem)
  const sentence = Object.values(fields ?? {})[0] ?? form ?? t('problem.general')
  return (
    <Notice
      tone='error'
      live
      title={
        // Where it could not even be read, nothing was sent.
        head ? t(`problem.${kindOf(head)}`, { name: head.name }) : t('problem.unread')
      }
      action={
        <div sx={styles.buttonRow}>
          {!isRefusal(problem) && (
            <Button
              variant='secondary'
              size='sm'
              busy={state.matches('checking')}
              onClick={() => send({ type: 'retry.pressed' })}
            >
              {t('problem.retry')}
            </Button>
          )}
          {!isRead && (
            <Button variant='quiet' size='sm' onClick={() => send({ type: 'problem.dismissed' })}>
              {t('problem.dismiss')}
            </Button>
          )}
        </div>
      }
    >
      {sentence}
    </Notice>
  )
}

const kindOf = ({ kind }: CartWrite) => (kind === 'discard' ? 'remove' : kind)

/**
 * Why a typed quantity was reduced: to the stock, or to the largest quantity of an order.
 * @param stock available pieces
 */
export function limitText(stock: number): string {
  return stock > largestQuantity
    ? cartMessages.text('items.largest', { count: largestQuantity })
    : cartMessages.text('items.allThereIs', { count: stock })
}

const styles = {
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
