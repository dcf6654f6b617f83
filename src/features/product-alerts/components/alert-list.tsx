import { BellRing, MailCheck } from 'lucide-react'
import { GrowingList } from '#components/account/growing-list'
import { Badge } from '#components/badge'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Row, RowList } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { entityPath, publicPaths } from '#contract/paths/site-paths'
import type { OwnProductAlert } from '#contract/shop/product-alert'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { formatDate } from '#lib/time/format-date'
import type { AccountChange } from '#session/use-account-change'
import type { PagedQuery } from '#session/use-account-query'
import { alertsMessages } from '../messages'
import { NoAlertsDrawing } from './no-alerts-drawing'

/** An alert to be removed. */
export interface AlertRemoval extends Pick<OwnProductAlert, 'id' | 'isActive'> {
  /** Name of its product, for the confirmation. */
  name: string
}

interface AlertListProps {
  list: PagedQuery<OwnProductAlert>
  mutation: AccountChange<AlertRemoval>
}

/** The alerts of a member, newest first. */
export function AlertList({ list, mutation }: AlertListProps) {
  const { t } = useTranslation(alertsMessages)
  const { rows, unshown } = list.data ?? { rows: [], unshown: 0 }
  if (rows.length === 0 && unshown === 0 && !list.hasNextPage) return <NoAlerts />
  return (
    <GrowingList list={list} label={t('more')} kind='alerts'>
      <RowList label={t('list')}>
        {rows.map((alert) => (
          <AlertRow key={alert.id} alert={alert} mutation={mutation} />
        ))}
      </RowList>
    </GrowingList>
  )
}

function NoAlerts() {
  const { t } = useTranslation(alertsMessages)
  return (
    <EmptyState
      drawing={<NoAlertsDrawing />}
      title={t('empty.title')}
      action={<LinkButton to={publicPaths.products}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.sentence')}
    </EmptyState>
  )
}

interface AlertRowProps {
  alert: OwnProductAlert
  mutation: AccountChange<AlertRemoval>
}

/** One alert; its product is no link once it is off sale. */
function AlertRow({ alert, mutation }: AlertRowProps) {
  const { t } = useTranslation(alertsMessages)
  const { id, isActive, product, hasUnreadProduct } = alert
  const name = product
    ? translate(product.translations, 'name')
    : t(hasUnreadProduct ? 'unread' : 'gone')
  const { status, change, consider } = mutation
  return (
    <Row
      icon={isActive ? <BellRing size={22} /> : <MailCheck size={22} />}
      title={
        product?.active ? (
          <SiteLink to={entityPath('product', product)} prefetch={false}>
            {name}
          </SiteLink>
        ) : (
          name
        )
      }
      marks={
        <>
          <Badge tone={isActive ? 'primary' : 'neutral'}>{t(isActive ? 'waiting' : 'sent')}</Badge>
          {product && !product.active && <Badge>{t('offSale')}</Badge>}
        </>
      }
      facts={<AlertFacts alert={alert} />}
      actions={
        <Button
          variant='removal'
          size='sm'
          busy={status === 'working' && change?.id === id}
          aria-label={t('removeNamed', { name })}
          onClick={() => consider({ id, isActive, name })}
        >
          {t('remove')}
        </Button>
      }
    />
  )
}

/** What was asked for and when, or when it was told. */
function AlertFacts({ alert }: { alert: OwnProductAlert }) {
  const { t } = useTranslation(alertsMessages)
  const { kind, targetPrice, isActive, notifiedAt, createdAt, product } = alert
  if (!isActive) {
    return <p>{notifiedAt ? t('sentOn', { date: formatDate(notifiedAt) }) : t('sentBefore')}</p>
  }
  return (
    <>
      <p>{t(`kind.${kind}`, { price: formatMoney(targetPrice ?? 0) })}</p>
      {kind === 'price_drop' && product?.active && (
        <p>{t('priceNow', { price: formatMoney(product.finalPrice) })}</p>
      )}
      <p>{t('askedOn', { date: formatDate(createdAt) })}</p>
    </>
  )
}
