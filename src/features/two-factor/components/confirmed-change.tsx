import type { ThemeUIStyleObject } from 'theme-ui'
import { ChangeProblem } from '#components/account/change-problem'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import { twoFactorMessages } from '../factors'

interface ConfirmedChangeProps<Change> {
  changes: AccountChange<Change>
  change: NoInfer<Change>
  /** What the change removes; null if nothing. */
  warning: string | null
  /** What the change keeps. */
  comfort?: string | undefined
  isDangerous?: boolean
  confirm: string
  keep: string
  /** Label of the link that cancels once it is not known whether the change was made. */
  see: string
  /** Target of the link that cancels. */
  back: string
}

/** The confirmation of a change: its consequences, the button, and a link back. */
export function ConfirmedChange<Change>(props: ConfirmedChangeProps<Change>) {
  const { changes, change, warning, comfort, isDangerous = false, confirm, keep, see, back } = props
  const { t } = useTranslation(twoFactorMessages)
  const { status } = changes
  const isResumed = status === 'confirming'
  return (
    <div sx={styles.confirmedChange}>
      {isResumed && <Notice>{t('resumed')}</Notice>}
      {warning && <Notice tone='warning'>{warning}</Notice>}
      {comfort && <p>{comfort}</p>}
      <ChangeProblem mutation={changes} />
      <div sx={styles.buttonRow}>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          busy={status === 'working'}
          held={status === 'rateLimited'}
          onClick={() => void changes.submit(change)}
        >
          {confirm}
        </Button>
        <LinkButton to={back} variant='secondary'>
          {changes.problem?.kind === 'unclear' ? see : keep}
        </LinkButton>
      </div>
    </div>
  )
}

const styles = {
  confirmedChange: { display: 'grid', gap: 4, maxWidth: 'reading' },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
