import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { ConfirmDialog } from '#components/confirm-dialog'
import { RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { listProductAlerts, removeProductAlert } from '#contract/endpoints/product-alerts'
import type { OwnProductAlert } from '#contract/shop/product-alert'
import { largestPageSize } from '#contract/wire/page'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { ifAbsent } from '#session/lost-answer'
import { type AccountChange, useAccountChange } from '#session/use-account-change'
import {
  type CachedPages,
  queryKeyOf,
  updateRows,
  useAccountPages,
} from '#session/use-account-query'
import { AlertList, type AlertRemoval } from './components/alert-list'
import { alertsMessages } from './messages'

const queryKey = queryKeyOf(listProductAlerts)

/** What a member has asked to be told of products, and has been told. */
export default function ProductAlertsPage() {
  const { t } = useTranslation(alertsMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useAccountPages(listProductAlerts, { pageSize: 10 })
  const mutation = useAccountChange<AlertRemoval, undefined>({
    carryOut: ({ id }) => call(removeProductAlert, { params: { id } }),
    look: lookForRemoval,
    refresh: [queryKey],
    onDone: ({ id, name }) => {
      queries.setQueriesData<CachedPages<OwnProductAlert>>({ queryKey }, (data) =>
        updateRows(data, (row) => (row.id === id ? null : row)),
      )
      showToast({ tone: 'success', title: t('removed'), description: name })
      heading.current?.focus()
    },
  })
  return (
    <>
      <TitledHeading ref={heading} title={t('title')}>
        {t('lead')}
      </TitledHeading>
      <div sx={styles.productAlerts}>
        <ChangeProblem mutation={mutation} />
        <AccountRead query={list} skeleton={<RowListSkeleton rows={3} />}>
          {() => <AlertList list={list} mutation={mutation} />}
        </AccountRead>
        <p sx={styles.ofGuests}>{t('guests')}</p>
      </div>
      <ConfirmRemoval mutation={mutation} />
    </>
  )
}

/** Looks whether it was removed, after a lost answer. */
async function lookForRemoval({ id }: AlertRemoval): Promise<undefined | null> {
  const query = { pageSize: largestPageSize }
  const alerts = await call(listProductAlerts, { query })
  return alerts.results.some((one) => one.id === id) ? null : ifAbsent(alerts, undefined)
}

function ConfirmRemoval({ mutation }: { mutation: AccountChange<AlertRemoval> }) {
  const { t } = useTranslation(alertsMessages)
  const { status, change, confirm, cancel } = mutation
  const kind = change?.isActive === false ? 'sent' : 'waiting'
  return (
    <ConfirmDialog
      open={status === 'confirming'}
      title={t(`confirm.${kind}.title`)}
      confirmLabel={t('confirm.action')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>{t(`confirm.${kind}.sentence`, { name: change?.name ?? '' })}</p>
    </ConfirmDialog>
  )
}

const styles = {
  productAlerts: { display: 'grid', gap: 4 },
  ofGuests: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
