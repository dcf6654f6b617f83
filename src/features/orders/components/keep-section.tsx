import type { ThemeUIStyleObject } from 'theme-ui'
import { CopyButton } from '#components/copy-button'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'

/** Asks a guest to keep the address of the page, as no mail links to it. Printed as the address alone. */
export function KeepSection() {
  const { t } = useTranslation(ordersMessages)
  const { origin, pathname } = window.location
  const address = origin + pathname
  return (
    <>
      <div data-chrome='' sx={styles.keepSection}>
        <SheetSection title={t('keep.title')}>
          <p>{t('keep.sentence')}</p>
          <p sx={styles.others}>{t('keep.others')}</p>
          <div>
            <CopyButton value={address}>{t('keep.copy')}</CopyButton>
          </div>
        </SheetSection>
      </div>
      <p sx={styles.printed}>{t('keep.printed', { address })}</p>
    </>
  )
}

const styles = {
  keepSection: { '& p': { m: 0 } },
  printed: { display: 'none', m: 0, '@media print': { display: 'block' } },
  others: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
