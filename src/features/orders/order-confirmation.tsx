import { Printer } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Button, LinkButton } from '#components/button'
import { Container } from '#components/container'
import { Notice } from '#components/notice'
import { TitledHeading } from '#components/titled-heading'
import { publicPaths } from '#contract/paths/site-paths'
import type { Order, OrderDetail } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import { formatMoney } from '#lib/text/format-number'
import { orderPath, useOrderByUuid, useOrderMail } from './api'
import { NextStepsSection } from './components/next-steps'
import { AmountsSection, PaymentSection, RecipientSection } from './components/order-details'
import { ItemsSection } from './components/order-items'
import { OrderSkeleton, sheetStyle } from './components/order-sheet'
import { Seller } from './components/seller'
import { WithdrawalLink } from './components/withdrawal-link'
import { ordersMessages } from './messages'
import { isSame, orderAmounts } from './order-amounts'

interface OrderConfirmationProps {
  /** Path of the page, without query. */
  path: string
  uuid: string
  /** The total of the checkout, in euro; null if it is unknown. */
  agreed: number | null
}

/**
 * The order that the member has just placed, also after a reload.
 * @throws PageNotFound for an order that is missing or another member's
 */
export function OrderConfirmation({ path, uuid, agreed }: OrderConfirmationProps) {
  const found = useOrderByUuid(uuid)
  if (found.error?.problem.kind === 'missing') throw new PageNotFound(path)
  return (
    <Container>
      <div sx={styles.accountReadBox}>
        <AccountRead query={found} skeleton={<OrderSkeleton />}>
          {(order) => <Confirmed order={order} agreed={agreed} />}
        </AccountRead>
      </div>
    </Container>
  )
}

function Confirmed({ order, agreed }: { order: OrderDetail; agreed: number | null }) {
  const { t } = useTranslation(ordersMessages)
  const { id, email } = order
  const isMailed = useOrderMail()
  return (
    <div sx={sheetStyle}>
      <Seller />
      <TitledHeading title={t('placed.title')}>
        {isMailed
          ? t('placed.leadMailed', { number: id, email })
          : t('placed.lead', { number: id })}
      </TitledHeading>
      <div data-line=''>
        <strong sx={styles.name}>{t('name', { number: id })}</strong>
        <span data-chrome='' sx={styles.linkButtonMark}>
          <LinkButton to={orderPath(id)} variant='secondary' size='sm' prefetch={false}>
            {t('placed.follow')}
          </LinkButton>
          <Button variant='secondary' size='sm' onClick={() => window.print()}>
            <Printer aria-hidden='true' size={18} />
            <span>{t('detail.print')}</span>
          </Button>
        </span>
      </div>
      <AmountNotice order={order} agreed={agreed} />
      <NextStepsSection order={order} />
      <ItemsSection items={order.items} />
      <div data-columns=''>
        <AmountsSection order={order} />
        <RecipientSection order={order} />
        <PaymentSection order={order} />
      </div>
      <div data-line='' data-chrome=''>
        <LinkButton to={publicPaths.products} variant='secondary'>
          {t('empty.action')}
        </LinkButton>
        <WithdrawalLink order={order} />
      </div>
    </div>
  )
}

interface AmountNoticeProps {
  order: Order
  /** The total of the checkout, in euro; null if it is unknown. */
  agreed: number | null
}

/** Warns that the order has another total than the checkout. */
export function AmountNotice({ order, agreed }: AmountNoticeProps) {
  const { t } = useTranslation(ordersMessages)
  const { total } = orderAmounts(order)
  if (agreed === null || isSame(agreed, total)) return null
  return (
    <Notice
      tone='warning'
      title={t('placed.otherAmount.title')}
      action={
        <LinkButton to={publicPaths.contact} variant='secondary' size='sm' prefetch={false}>
          {t('placed.otherAmount.contact')}
        </LinkButton>
      }
    >
      {t('placed.otherAmount.sentence', {
        agreed: formatMoney(agreed),
        charged: formatMoney(total),
        number: order.id,
      })}
    </Notice>
  )
}

const styles = {
  accountReadBox: { maxWidth: 900, mx: 'auto', py: [4, 5] },
  name: { fontSize: 'lead' },
  linkButtonMark: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
