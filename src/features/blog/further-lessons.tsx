import { ArrowRight } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { Container } from '#components/container'
import { Section } from '#components/section'
import { StaticPart } from '#components/static-part'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { CardLesson, LessonSummary } from './blog-summaries'
import { LessonFacts, LessonGrid } from './lesson-grid'

interface FurtherLessonsProps {
  related: readonly CardLesson[]
  next: LessonSummary | null
}

/** Related lessons and the next one. */
export function FurtherLessons({ related, next }: FurtherLessonsProps) {
  const { t } = useTranslation(blogMessages)
  return (
    <div sx={styles.furtherLessons}>
      <Container>
        <Section title={t('further.related')}>
          <LessonGrid lessons={related} />
          {next && (
            <StaticPart sx={styles.nextLessonBox}>
              <NextLesson lesson={next} />
            </StaticPart>
          )}
        </Section>
      </Container>
    </div>
  )
}

function NextLesson({ lesson }: { lesson: LessonSummary }) {
  const { t } = useTranslation(blogMessages)
  return (
    <Card as='article'>
      <div sx={styles.nextLessonRow}>
        <div sx={styles.nextLessonGrid}>
          <p sx={styles.next}>{t('further.next')}</p>
          <CardTitle to={lesson.path}>{lesson.title}</CardTitle>
          <LessonFacts {...lesson} />
        </div>
        <ArrowRight aria-hidden='true' size={28} sx={styles.arrowRight} />
      </div>
    </Card>
  )
}

const styles = {
  furtherLessons: { bg: 'surface' },
  nextLessonBox: { mt: [4, null, null, 5] },
  nextLessonRow: { display: 'flex', alignItems: 'center', gap: 4 },
  nextLessonGrid: { display: 'grid', gap: 2, flex: 1, minWidth: 0 },
  next: { color: 'primaryText', fontWeight: 'bold' },
  arrowRight: { flexShrink: 0, color: 'primary' },
} satisfies Record<string, ThemeUIStyleObject>
