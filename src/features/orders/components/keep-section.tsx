import type { ThemeUIStyleObject } from 'theme-ui'
import { CopyButton } from '#components/copy-button'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'

/** Asks a guest to keep the address of the page, as no mail links to it. Not printed. */
export function KeepSection() {
  const { t } = useTranslation(ordersMessages)
  return (
    <div data-chrome='' sx={styles.keepSection}>
      <SheetSection title={t('keep.title')}>
        <p>{t('keep.sentence')}</p>
        <p sx={styles.others}>{t('keep.others')}</p>
        <div>
          <CopyButton value={pageAddress()}>{t('keep.copy')}</CopyButton>
        </div>
      </SheetSection>
    </div>
  )
}

/** The address of a guest's order, for those who print the page. Printed only. */
export function PrintedAddress() {
  const { t } = useTranslation(ordersMessages)
  return <p sx={styles.printed}>{t('keep.printed', { address: pageAddress() })}</p>
}

function pageAddress(): string {
  const { origin, pathname } = window.location
  return origin + pathname
}

const styles = {
  keepSection: { '& p': { m: 0 } },
  printed: { display: 'none', m: 0, '@media print': { display: 'block' } },
  others: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
