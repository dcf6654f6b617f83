import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { useTranslation } from '#lib/i18n/use-translation'
import { toolsMessages } from './tools-messages'

interface SavedLessonsPageProps {
  /** The list, which only the browser knows. */
  list: ReactNode
}

/** The page of the lessons that are saved on this device. */
export function SavedLessonsPage({ list }: SavedLessonsPageProps) {
  const { t } = useTranslation(toolsMessages)
  return (
    <Container width='reading'>
      <header sx={styles.header}>
        <h1 sx={styles.savedLessonsPageHeading}>{t('list.title')}</h1>
        <p sx={styles.lead}>{t('list.lead')}</p>
      </header>
      <noscript>{t('list.needsScript')}</noscript>
      <div sx={styles.savedLessonsPageList}>{list}</div>
    </Container>
  )
}

const styles = {
  header: { display: 'grid', gap: 3, pt: [5, 6], pb: [4, 5] },
  savedLessonsPageHeading: { fontSize: 'h1', lineHeight: 'tight' },
  lead: { color: 'textMuted', fontSize: 'lead' },
  savedLessonsPageList: { '@media (scripting: none)': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
