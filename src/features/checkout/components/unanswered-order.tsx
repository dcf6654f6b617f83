/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { checkoutMessages } from '../checkout-texts'
import type { OrderAttempt } from '../order-attempt'
import { type CheckoutStory, isBusy } from '../use-checkout'
import { StoryNotice } from './story-notice'

interface UnansweredOrderProps {
  story: CheckoutStory
  attempt: OrderAttempt
  /** Lists the newest orders, read anew each time that it appears. */
  newestOrders: ReactNode
}

/**
 * An order that was sent and not answered: the newest orders may hold it. Nothing of it can be
 * changed until there is an answer: another order might be a second one.
 */
export function UnansweredOrder({ story, attempt, newestOrders }: UnansweredOrderProps) {
  const { items, total } = attempt
  const text = useText(checkoutMessages)
  const isAsking = isBusy(story.state.value)
  return (
    <div sx={{ display: 'grid', gap: 4, maxWidth: 'reading' }}>
      <div role='status' sx={{ position: isAsking ? 'static' : 'absolute' }}>
        {isAsking && !story.state.matches('waiting') && <Notice>{text('waiting')}</Notice>}
      </div>
      <StoryNotice story={story} />
      {story.state.matches('unclear') && newestOrders}
      <section
        aria-label={text('sum.title')}
        sx={{
          p: [4, 5],
          border: '1px solid',
          borderColor: 'hairline',
          borderRadius: 'card',
          bg: 'raised',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <ul aria-label={text('sum.list')} sx={{ m: 0, pl: 4 }}>
          {items.map(({ product, name, quantity, price }) => (
            <li key={product}>
              {name}{' '}
              <span sx={{ color: 'textMuted' }}>
                {text('sum.piecesAt', { count: quantity, price: formatMoney(price) })}
              </span>
            </li>
          ))}
        </ul>
        <p sx={{ mt: 3, fontSize: 'lead' }}>
          {text('sum.total')} <strong>{formatMoney(total)}</strong>
        </p>
      </section>
    </div>
  )
}
