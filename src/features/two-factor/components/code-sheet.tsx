import { Download, Printer } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { CopyButton } from '#components/copy-button'
import type { RecoveryCodesRead } from '#contract/allauth/account-answers'
import { publicConfig } from '#lib/config/public-config'
import { saveTextFile } from '#lib/files/save-text-file'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import { useSession } from '#session/session'
import { codesFile, grouped, twoFactorMessages } from '../factors'

const fileName = 'recovery-codes.txt'

/** The codes to read, copy, download or print; nothing else is printed. */
export function CodeSheet({ codes }: { codes: RecoveryCodesRead }) {
  const { t } = useTranslation(twoFactorMessages)
  const { user } = useSession()
  const madeOn = t('recovery.madeOn', { date: formatDate(new Date(codes.created_at * 1000)) })
  const account = t('recovery.file.account', { email: user?.email ?? '' })
  const heading = t('recovery.file.title', { site: publicConfig.appTitle })
  const file = () =>
    codesFile({
      heading,
      account,
      madeOn,
      use: t('recovery.file.use'),
      codes: codes.unused_codes,
    })
  const left = { count: codes.unused_code_count, total: codes.total_code_count }
  return (
    <section sx={sheetStyle}>
      <p className='paper-only'>
        <strong>{heading}</strong>
      </p>
      <p className='paper-only'>{account}</p>
      <p>
        <strong>{t('recovery.left', left)}</strong> <span sx={styles.codeSheetLabel}>{madeOn}</span>
      </p>
      <ol aria-label={t('recovery.list')}>
        {codes.unused_codes.map((code) => (
          <li key={code}>
            <code translate='no'>{grouped(code)}</code>
          </li>
        ))}
      </ol>
      <p className='paper-only'>{t('recovery.file.use')}</p>
      <div data-chrome='' sx={styles.copyButtonRow}>
        <CopyButton value={codes.unused_codes.join('\n')}>{t('recovery.copy')}</CopyButton>
        <Button variant='secondary' onClick={() => saveTextFile(fileName, file())}>
          <Download size={18} aria-hidden='true' />
          <span>{t('recovery.download')}</span>
        </Button>
        <Button variant='secondary' onClick={() => window.print()}>
          <Printer size={18} aria-hidden='true' />
          <span>{t('recovery.print')}</span>
        </Button>
      </div>
    </section>
  )
}

const sheetStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 4,
  p: [4, 5],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'raised',
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: 3,
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  '& code': { fontFamily: 'monospace', fontSize: 'lead', whiteSpace: 'nowrap' },
  '.paper-only': { display: 'none' },
  '@media print': {
    p: 0,
    border: 0,
    '& ol': { gridTemplateColumns: '1fr 1fr' },
    '.paper-only': { display: 'block' },
  },
}

const styles = {
  codeSheetLabel: { color: 'textMuted' },
  copyButtonRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
