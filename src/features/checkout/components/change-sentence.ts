import { formatMoney } from '../../../lib/money/format-money'
import { checkoutMessages } from '../checkout-texts'
import type { OrderChange } from '../order-changes'

const { text } = checkoutMessages

/** What changed, in a sentence that names it. */
export function changeSentence(change: OrderChange): string {
  switch (change.kind) {
    case 'price':
    case 'costs': {
      const amounts = { before: formatMoney(change.before), now: formatMoney(change.now) }
      return text(`changes.${change.kind}`, { ...change, ...amounts })
    }
    case 'tooFew':
      return text('changes.tooFew', { name: change.name, count: change.stock })
    case 'payWay':
      return text('changes.payWay')
    default:
      return text(`changes.${change.kind}`, { ...change })
  }
}

/** Whether the cart itself has to be put right before it can be ordered. */
export function needsCart({ kind }: OrderChange): boolean {
  return ['tooFew', 'soldOut', 'notOnSale', 'short', 'said'].includes(kind)
}
