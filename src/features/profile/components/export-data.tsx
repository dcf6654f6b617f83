import { Download } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ChangeProblem } from '#components/account/change-problem'
import { Button } from '#components/button'
import { showToast } from '#components/show-toast'
import { saveTextFile } from '#lib/files/save-text-file'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { useAccountChange } from '#session/use-account-change'
import { gatherAccountData } from '../gather-account-data'
import { profileMessages } from '../schema'
import { Setting } from './settings-group'

/** Downloads all data of the member as a file. */
export function ExportData({ id }: { id: number }) {
  const { t } = useTranslation(profileMessages)
  const mutation = useAccountChange<'export', number>({
    // Nothing is changed by reading.
    look: async () => null,
    carryOut: async () => {
      const { data, leftOut } = await gatherAccountData(call, id)
      saveTextFile(t('export.fileName'), JSON.stringify(data, null, 2), 'application/json')
      return leftOut
    },
    onDone: (_, leftOut) =>
      leftOut === 0
        ? showToast({ tone: 'success', title: t('export.done') })
        : showToast({ tone: 'warning', title: t('export.partly', { count: leftOut }) }),
  })
  return (
    <Setting anchor='export' title={t('export.title')}>
      <p sx={styles.sentence}>{t('export.sentence')}</p>
      <ChangeProblem mutation={mutation} />
      <div>
        <Button
          variant='secondary'
          busy={mutation.status === 'working'}
          onClick={() => void mutation.submit('export')}
        >
          <Download aria-hidden='true' size={20} />
          <span>{t('export.action')}</span>
        </Button>
      </div>
    </Setting>
  )
}

const styles = {
  sentence: { m: 0, color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
