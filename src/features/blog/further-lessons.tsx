import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Section } from '#components/section'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { CardLesson, SeriesPlace } from './blog-summaries'
import { LessonGrid, type MarkOf } from './lesson-grid'
import { NextLesson } from './next-lesson'

export interface FurtherLessonsProps {
  /** Of the lesson that was read. */
  series: SeriesPlace
  next: (CardLesson & { series: SeriesPlace }) | null
  related: readonly CardLesson[]
  markOf?: MarkOf
}

/** The next lesson, and related ones. */
export default function FurtherLessons({ series, next, related, markOf }: FurtherLessonsProps) {
  const { t } = useTranslation(blogMessages)
  return (
    <div sx={styles.furtherLessons}>
      <Container>
        {next && <NextLesson series={series} next={next} mark={markOf?.(next.postId)} />}
        <Section title={t('further.related')}>
          <LessonGrid lessons={related} markOf={markOf} />
        </Section>
      </Container>
    </div>
  )
}

const styles = {
  furtherLessons: { bg: 'surface' },
} satisfies Record<string, ThemeUIStyleObject>
