import { Download } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { RowListSkeleton } from '#components/row-list'
import type { DataExport } from '#contract/account/data-export'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate, formatDateTime } from '#lib/time/format-date'
import { myDataMessages } from './messages'
import { useDataCopy } from './use-data-copy'

interface DataCopyProps {
  /** Of the member. */
  id: number
  email: string
  /** Of a mail's link; empty without one. */
  token?: string
}

/** The copy that the API makes: asked for in one press, and given while it lasts. */
export function DataCopy({ id, email, token = '' }: DataCopyProps) {
  const { t } = useTranslation(myDataMessages)
  const { list, shown, asked, asking, fetching } = useDataCopy(id, token)
  const isForeign = token !== '' && list.data?.linked === null
  const isReady = shown?.state === 'ready'
  const isUnderWay = shown?.state === 'making' || asking.status === 'working'
  const ask = () => void asking.submit('ask')
  return (
    <div sx={styles.copy}>
      {isForeign && (
        <Notice tone='warning' title={t('copy.foreignTitle')}>
          {t('copy.foreign', { email })}
        </Notice>
      )}
      <AccountRead
        query={list}
        skeleton={<RowListSkeleton rows={1} />}
        failedTitle={t('copy.unread')}
      >
        {() => (
          <>
            <div role='status'>
              {shown && <CopyState copy={shown} isFetchedHere={asked === shown.id} />}
            </div>
            <ChangeProblem mutation={asking} title={t('copy.notAsked')} />
            <ChangeProblem
              mutation={fetching}
              title={t('copy.notFetched')}
              wordsOf={({ kind }) =>
                kind === 'missing'
                  ? { title: t('copy.notFetched'), sentence: t('copy.gone') }
                  : undefined
              }
            />
            <div sx={styles.buttons}>
              {/* One button, so that the focus stays while the copy is made. */}
              <Button
                variant='secondary'
                busy={isUnderWay || fetching.status === 'working'}
                onClick={isReady ? () => void fetching.submit(shown.id) : ask}
              >
                {isReady && <Download aria-hidden='true' size={20} />}
                <span>{t(isReady ? 'copy.fetch' : 'copy.ask')}</span>
              </Button>
              {isReady && (
                <Button variant='quiet' busy={asking.status === 'working'} onClick={ask}>
                  {t('copy.askAnew')}
                </Button>
              )}
            </div>
          </>
        )}
      </AccountRead>
    </div>
  )
}

interface CopyStateProps {
  copy: DataExport
  /** It was asked for on this page, which fetches it by itself. */
  isFetchedHere: boolean
}

function CopyState({ copy, isFetchedHere }: CopyStateProps) {
  const { t } = useTranslation(myDataMessages)
  const made = formatDate(copy.createdAt)
  switch (copy.state) {
    case 'making':
      return <Notice>{t(isFetchedHere ? 'copy.making' : 'copy.makingSince')}</Notice>
    case 'ready': {
      const until = copy.expiresAt ? formatDateTime(copy.expiresAt) : ''
      return <Notice tone='success'>{t('copy.ready', { made, until })}</Notice>
    }
    case 'failed':
      return <Notice tone='error'>{t('copy.failed')}</Notice>
    case 'expired':
      return <Notice tone='warning'>{t('copy.expired', { made })}</Notice>
  }
}

const styles = {
  copy: { display: 'grid', gap: 4 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
