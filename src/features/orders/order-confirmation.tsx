/** @jsxImportSource theme-ui */
import { Printer } from 'lucide-react'
import { accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import { type OrderDetail, orderDetail } from '../../../contract/shop/order-detail'
import { AccountRead } from '../../components/account/account-read'
import { Button } from '../../components/button'
import { Container } from '../../components/container'
import { LinkButton } from '../../components/link-button'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { PageNotFound } from '../../lib/navigation/page-not-found'
import { accountKeys } from '../../session/account-keys'
import { useOwnQuery } from '../../session/use-own-query'
import { AmountsPart } from './components/amounts-part'
import { ItemsPart } from './components/items-part'
import { NextPart } from './components/next-part'
import { OrderSkeleton } from './components/order-skeleton'
import { OtherAmount } from './components/other-amount'
import { PaperHead } from './components/paper-head'
import { PayPart } from './components/pay-part'
import { RecipientPart } from './components/recipient-part'
import { ordersMessages } from './orders-texts'
import { sheetStyle } from './sheet-style'
import { useOrderMail } from './use-order-mail'

interface OrderConfirmationProps {
  /** Of the page, without query. */
  path: string
  uuid: string
  /** What the person agreed to pay at the checkout, in euro; null where that is not known. */
  agreed: number | null
}

/**
 * What somebody has just ordered, for them alone, also after a reload (R033).
 * @throws PageNotFound for an order that is missing or another's, which look the same (A5-85)
 */
export function OrderConfirmation({ path, uuid, agreed }: OrderConfirmationProps) {
  const found = useOwnQuery([...accountKeys.order, uuid], {
    path: `/api/orders/uuid/${uuid}`,
    answer: orderDetail,
  })
  if (found.error?.outcome.kind === 'missing') throw new PageNotFound(path)
  return (
    <Container>
      <div sx={{ maxWidth: 900, mx: 'auto', py: [4, 5] }}>
        <AccountRead query={found} skeleton={<OrderSkeleton />}>
          {(order) => <Confirmed order={order} agreed={agreed} />}
        </AccountRead>
      </div>
    </Container>
  )
}

function Confirmed({ order, agreed }: { order: OrderDetail; agreed: number | null }) {
  const text = useText(ordersMessages)
  const { id, email } = order
  const isMailed = useOrderMail()
  return (
    <div sx={sheetStyle}>
      <PaperHead />
      <TitledHeading title={text('placed.title')}>
        {isMailed
          ? text('placed.leadMailed', { number: id, email })
          : text('placed.lead', { number: id })}
      </TitledHeading>
      <div data-line=''>
        <strong sx={{ fontSize: 'lead' }}>{text('name', { number: id })}</strong>
        <span data-chrome='' sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <LinkButton
            to={accountRoutes['account-orders-id'].pattern.replace('{id}', String(id))}
            variant='secondary'
            size='sm'
            prefetch={false}
          >
            {text('placed.follow')}
          </LinkButton>
          <Button variant='secondary' size='sm' onClick={() => window.print()}>
            <Printer aria-hidden='true' size={18} />
            {text('detail.print')}
          </Button>
        </span>
      </div>
      <OtherAmount order={order} agreed={agreed} />
      <NextPart order={order} />
      <ItemsPart items={order.items} />
      <div data-columns=''>
        <AmountsPart order={order} />
        <RecipientPart order={order} />
        <PayPart order={order} />
      </div>
      <div data-chrome=''>
        <LinkButton to={publicPaths.products} variant='secondary'>
          {text('empty.action')}
        </LinkButton>
      </div>
    </div>
  )
}
