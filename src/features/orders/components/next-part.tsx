/** @jsxImportSource theme-ui */
import type { Order } from '../../../../contract/shop/order'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { nextSteps } from '../next-steps'
import { ordersMessages } from '../orders-texts'
import { useOrderMail } from '../use-order-mail'
import { usePaymentAddress } from '../use-payment'
import { SheetPart } from './sheet-part'

/** What happens with an order from now on, and what the person has to do for it. */
export function NextPart({ order }: { order: Order }) {
  const text = useText(ordersMessages)
  const address = usePaymentAddress(order)
  const steps = nextSteps(order, address, useOrderMail())
  return (
    <SheetPart title={text('placed.next')}>
      <ol sx={{ display: 'grid', gap: 2, m: 0, pl: 4 }}>
        {steps.map((step) => (
          <li key={step}>{text(`placed.steps.${step}`)}</li>
        ))}
      </ol>
      {address && steps.includes('online') && (
        <div data-chrome=''>
          <LinkButton to={address}>{text('placed.pay')}</LinkButton>
        </div>
      )}
    </SheetPart>
  )
}
