import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { BrandMark } from '#components/brand-mark'
import { Button, buttonStyle } from '#components/button'
import { usePageTitle } from '#components/page-title'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'

interface ErrorScreenProps {
  /** Offline, or a chunk failed to load; both show the same message. */
  isCutOff: boolean
  onRetry: () => void
  /** Replaces the general messages. */
  messages?: { title: string; sentence: ReactNode }
  /** Instead of the brand's drop. */
  drawing?: ReactNode
  children?: ReactNode
}

/** Error message with a retry and a link home, which loads a new document on purpose. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { isCutOff, onRetry, messages, drawing, children } = props
  const { t } = useTranslation(commonMessages)
  const title = messages?.title ?? t(isCutOff ? 'errorScreen.cutOffTitle' : 'errorScreen.title')
  usePageTitle(title)
  return (
    <div role='alert' sx={styles.errorScreen}>
      {drawing ?? <BrandMark size={56} />}
      <h1 sx={styles.errorScreenHeading}>{title}</h1>
      <div sx={styles.errorScreenText}>
        {messages?.sentence ?? (
          <p>{t(isCutOff ? 'errorScreen.cutOffSentence' : 'errorScreen.sentence')}</p>
        )}
      </div>
      <div sx={styles.buttonRow}>
        <Button onClick={onRetry}>{t('errorScreen.retry')}</Button>
        <a href='/' sx={styles.home}>
          {t('errorScreen.home')}
        </a>
      </div>
      {children}
    </div>
  )
}

const styles = {
  errorScreen: {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    maxWidth: 'narrow',
    mx: 'auto',
    px: 4,
    py: [7, null, 8],
    textAlign: 'center',
  },
  errorScreenHeading: { fontSize: 'h2' },
  home: buttonStyle({ variant: 'secondary' }),
  errorScreenText: { color: 'textMuted' },
  buttonRow: { display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' },
} satisfies Record<string, ThemeUIStyleObject>
