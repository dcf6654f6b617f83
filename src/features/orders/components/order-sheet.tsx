/** @jsxImportSource theme-ui */
import { ChevronLeft, Printer } from 'lucide-react'
import { useRef } from 'react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import type { OrderDetail } from '../../../../contract/shop/order-detail'
import { Button } from '../../../components/button'
import { LinkButton } from '../../../components/link-button'
import { showToast } from '../../../components/show-toast'
import { TitledHeading } from '../../../components/titled-heading'
import { useText } from '../../../lib/i18n/texts'
import { formatDateTime } from '../../../lib/time/format-date'
import { ordersMessages } from '../orders-texts'
import { sheetStyle } from '../sheet-style'
import { useCancel } from '../use-cancel'
import { AmountsPart } from './amounts-part'
import { CancelDialog } from './cancel-dialog'
import { CancelProblem } from './cancel-problem'
import { HistoryPart } from './history-part'
import { ItemsPart } from './items-part'
import { PaperHead } from './paper-head'
import { PayPart } from './pay-part'
import { RecipientPart } from './recipient-part'
import { StatusBadge } from './status-badge'

/** Everything about one order; on paper only the order itself. */
export function OrderSheet({ order }: { order: OrderDetail }) {
  const text = useText(ordersMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const story = useCancel((number) => {
    showToast({ tone: 'success', title: text('cancel.done', { number }) })
    heading.current?.focus()
  })
  const { actor, state } = story
  return (
    <div sx={sheetStyle}>
      <PaperHead />
      <TitledHeading ref={heading} title={text('name', { number: order.id })}>
        {text('detail.placedAt', { date: formatDateTime(order.createdAt) })}
      </TitledHeading>
      <CancelProblem story={story} />
      <div data-line=''>
        <StatusBadge status={order.status} />
        <span data-chrome='' sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant='secondary' size='sm' onClick={() => window.print()}>
            <Printer aria-hidden='true' size={18} />
            {text('detail.print')}
          </Button>
          {order.canBeCanceled && (
            <Button
              variant='removal'
              size='sm'
              busy={state.matches('working')}
              onClick={() => actor.send({ type: 'change.considered', change: order.id })}
            >
              {text('cancel.action')}
            </Button>
          )}
        </span>
      </div>
      <ItemsPart items={order.items} />
      <div data-columns=''>
        <AmountsPart order={order} />
        <HistoryPart order={order} />
        <RecipientPart order={order} />
        <PayPart order={order} hasLink />
      </div>
      <div data-chrome=''>
        <LinkButton
          to={accountRoutes['account-orders'].pattern}
          variant='quiet'
          size='sm'
          prefetch={false}
        >
          <ChevronLeft aria-hidden='true' size={18} />
          {text('detail.all')}
        </LinkButton>
      </div>
      <CancelDialog story={story} order={order} />
    </div>
  )
}
