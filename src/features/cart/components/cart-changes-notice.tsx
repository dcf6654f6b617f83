import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import type { CartChange } from '../cart-changes'
import { cartMessages } from '../cart-texts'

interface CartChangesNoticeProps {
  changes: readonly CartChange[]
  onNoticed: () => void
}

/** Names, product by product, what happened to the cart without the person's doing. */
export function CartChangesNotice({ changes, onNoticed }: CartChangesNoticeProps) {
  const text = useText(cartMessages)
  if (changes.length === 0) return null
  return (
    <Notice
      tone='warning'
      live
      title={text('changes.title')}
      action={
        <Button variant='secondary' size='sm' onClick={onNoticed}>
          {text('changes.noticed')}
        </Button>
      }
    >
      {changes.map((change) => (
        <p key={change.product}>
          {change.kind === 'gone'
            ? text('changes.gone', { name: change.name })
            : text('changes.price', {
                name: change.name,
                before: formatMoney(change.before),
                now: formatMoney(change.now),
              })}
        </p>
      ))}
    </Notice>
  )
}
