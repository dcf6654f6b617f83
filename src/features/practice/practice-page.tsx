import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import { Skeleton } from '#components/skeleton'
import { useTranslation } from '#lib/i18n/use-translation'
import { practiceMessages } from './practice-messages'

export function PracticePage() {
  const { t } = useTranslation(practiceMessages)
  return (
    <Container width='reading'>
      <header sx={styles.header}>
        <h1 sx={styles.practicePageHeading}>{t('title')}</h1>
        <p sx={styles.lead}>{t('lead')}</p>
      </header>
      <LazyPractice />
    </Container>
  )
}

const LazyPractice = idleLazy<object>(
  () => import(/* webpackChunkName: "practice" */ './components/practice'),
  { fallback: <Skeleton height={400} />, whole: true },
)

const styles = {
  header: { display: 'grid', gap: 1, pt: [4, 6], pb: [4, 5] },
  practicePageHeading: { fontSize: 'title', lineHeight: 'tight' },
  lead: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
