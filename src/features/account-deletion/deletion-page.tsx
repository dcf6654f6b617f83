import { type ReactNode, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { useWithdrawnOrders } from '#components/account/sent-withdrawals'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { TitledHeading } from '#components/titled-heading'
import { UnshownRows } from '#components/unshown-rows'
import { listOrders } from '#contract/endpoints/orders'
import { accountRoutes } from '#contract/paths/account-paths'
import { largestPageSize, unshownIn } from '#contract/wire/page'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { useSession } from '#session/session'
import { useAccountQuery } from '#session/use-account-query'
import { DeletionForm } from './components/deletion-form'
import { deletionMessages } from './deletion-messages'
import { matterKinds, type OpenMatters, openMatters } from './open-matters'
import type { EraseDevice } from './use-deletion'

interface DeletionPageProps {
  /** What this device keeps of the member. */
  device: { cards: number; lessons: number }
  /** Buttons that save a copy of what is erased. */
  copies: ReactNode
  eraseDevice: EraseDevice
}

/** Says what goes and what stays, offers a copy, and deletes the account. */
export default function DeletionPage({ device, copies, eraseDevice }: DeletionPageProps) {
  const { t } = useTranslation(deletionMessages)
  const { user } = useSession()
  // The session ends before the page has said what became of the account.
  const [id] = useState(user?.id)
  const { cards, lessons } = device
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <div sx={styles.page}>
        <div sx={styles.lists}>
          <Part title={t('erased.title')}>
            <li>{t('erased.account')}</li>
            <li>{t('erased.writing')}</li>
            <li>{t('erased.likes')}</li>
            {cards > 0 && <li>{t('erased.cards', { count: cards })}</li>}
            {lessons > 0 && <li>{t('erased.lessons', { count: lessons })}</li>}
          </Part>
          <Part title={t('kept.title')}>
            <li>{t('kept.orders')}</li>
            <li>{t('kept.invoices')}</li>
            <li>{t('kept.messages')}</li>
            <li>{t('kept.otherDevices')}</li>
          </Part>
        </div>
        <OpenOrders />
        <section sx={styles.part}>
          <h2>{t('copy.title')}</h2>
          <p>{t('copy.sentence')}</p>
          {copies}
        </section>
        {id !== undefined && <DeletionForm id={id} eraseDevice={eraseDevice} />}
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section sx={styles.part}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** Orders that should be thought of first, and how many cannot be shown; nothing where there are none. */
function OpenOrders() {
  const { t } = useTranslation(deletionMessages)
  const query = { ordering: '-createdAt', pageSize: largestPageSize }
  const orders = useAccountQuery(listOrders, { query, freshFor: 0 })
  const withdrawn = useWithdrawnOrders()
  return (
    <AccountRead query={orders} skeleton={null} failedTitle={t('matters.failed')}>
      {(page) => (
        <>
          <Matters matters={openMatters(page.results, withdrawn, now())} />
          <UnshownRows kind='orders' count={unshownIn(page)} />
        </>
      )}
    </AccountRead>
  )
}

function Matters({ matters }: { matters: OpenMatters }) {
  const { t } = useTranslation(deletionMessages)
  return matterKinds
    .filter((kind) => matters[kind].length > 0)
    .map((kind) => (
      <Notice
        key={kind}
        tone='warning'
        title={t(`matters.${kind}Title`)}
        action={
          <ul sx={styles.orders}>
            {matters[kind].map((id) => (
              <li key={id}>
                <SiteLink to={accountRoutes['account-orders-id'].pattern.replace('{id}', `${id}`)}>
                  {t('matters.order', { id: `${id}` })}
                </SiteLink>
              </li>
            ))}
          </ul>
        }
      >
        {t(`matters.${kind}`)}
      </Notice>
    ))
}

const styles = {
  page: { display: 'grid', gap: 5, maxWidth: 'reading' },
  lists: { display: 'grid', gap: 5, gridTemplateColumns: ['1fr', null, '1fr 1fr'] },
  part: {
    display: 'grid',
    alignContent: 'start',
    gap: 3,
    h2: { m: 0, fontSize: 'h3' },
    p: { m: 0 },
    ul: { display: 'grid', gap: 2, m: 0, pl: 4 },
  },
  orders: { display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, listStyle: 'none' },
} satisfies Record<string, ThemeUIStyleObject>
