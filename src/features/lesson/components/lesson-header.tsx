import { Clock } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge } from '#components/badge'
import { Picture } from '#components/picture'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import type { LessonContent } from '../lesson-content'
import { lessonMessages } from '../lesson-messages'

/** Title, subtitle, minutes, topic and date beside the picture. */
export function LessonHeader({ lesson }: { lesson: LessonContent }) {
  const { t } = useTranslation(lessonMessages)
  const { title, subtitle, minutes, publishedAt, pageImage, trail } = lesson
  const topic = trail.at(-1)
  return (
    <header sx={headerStyle}>
      <div sx={styles.lessonHeaderGrid}>
        <p sx={factsStyle}>
          <Badge tone='primary' icon={<Clock aria-hidden='true' />}>
            {t('minutes', { count: minutes })}
          </Badge>
          {topic && (
            <SiteLink to={topic.path} prefetch={false}>
              {topic.name}
            </SiteLink>
          )}
        </p>
        <h1 sx={styles.lessonHeaderHeading}>{title}</h1>
        {subtitle && <p sx={styles.lessonHeaderText}>{subtitle}</p>}
        <p sx={styles.headerText}>
          <time dateTime={publishedAt}>{t('publishedOn', { date: formatDate(publishedAt) })}</time>
        </p>
      </div>
      <Picture kind='lesson' image={pageImage} alt='' priority rounded />
    </header>
  )
}

const headerStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['1fr', null, null, '1fr 1fr'],
  gap: [4, 5, null, 7],
  pt: [3, 4],
  pb: [5, 6, null, 7],
}

const factsStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  a: { display: 'inline-block', py: 2, color: 'primaryText', fontWeight: 'medium' },
  'a:not(:hover)': { textDecoration: 'none' },
}

const styles = {
  lessonHeaderGrid: { display: 'grid', gap: [3, 4], alignContent: 'center' },
  lessonHeaderHeading: { fontSize: 'title', lineHeight: 'tight' },
  lessonHeaderText: { color: 'textMuted', fontSize: 'lead' },
  headerText: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
