import { formatMoney } from '#lib/text/format-number'
import { checkoutMessages } from '../checkout-messages'
import type { OrderChange } from '../order'

const { text } = checkoutMessages

/** What differs from what the customer saw, or cannot be ordered. */
export function changeSentence(change: OrderChange): string {
  switch (change.kind) {
    case 'price':
    case 'costs': {
      const amounts = { before: formatMoney(change.before), now: formatMoney(change.now) }
      return text(`changes.${change.kind}`, { ...change, ...amounts })
    }
    case 'tooFew':
      return text('changes.tooFew', { name: change.name, count: change.stock })
    case 'unread':
      return text('unread.title', { count: change.count })
    case 'payWay':
      return text('changes.payWay')
    default:
      return text(`changes.${change.kind}`, { ...change })
  }
}
