import type { ThemeUIStyleObject } from 'theme-ui'
import { BusyMark } from '#components/brand-mark'
import { FormCard } from '#components/form-card'
import { useTranslation } from '#lib/i18n/use-translation'
import { paymentMessages } from './payment-messages'

/** As long as it is not known of which order the bank's return address is; also in the HTML of the build. */
export function ReadingReturn() {
  const { t } = useTranslation(paymentMessages)
  return (
    <FormCard
      title={t('return.title')}
      lead={
        <p role='status' sx={styles.reading}>
          <BusyMark />
          <span>{t('return.reading')}</span>
        </p>
      }
    />
  )
}

const styles = {
  reading: { display: 'flex', alignItems: 'center', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
