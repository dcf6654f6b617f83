/** @jsxImportSource theme-ui */
import { ArrowRight } from 'lucide-react'
import { Card, CardTitle } from '../../components/card'
import { Container } from '../../components/container'
import { Section } from '../../components/section'
import { useText } from '../../lib/i18n/messages'
import { blogMessages } from './blog-messages'
import type { CardLesson, LessonSummary } from './blog-summaries'
import { LessonFacts, LessonGrid } from './lesson-grid'

interface FurtherLessonsProps {
  related: readonly CardLesson[]
  next: LessonSummary | null
}

/** Related lessons and the next one. */
export function FurtherLessons({ related, next }: FurtherLessonsProps) {
  const text = useText(blogMessages)
  return (
    <div sx={{ bg: 'surface' }}>
      <Container>
        <Section title={text('further.related')}>
          <LessonGrid lessons={related} />
          {next && (
            <div sx={{ mt: [4, null, null, 5] }}>
              <NextLesson lesson={next} />
            </div>
          )}
        </Section>
      </Container>
    </div>
  )
}

function NextLesson({ lesson }: { lesson: LessonSummary }) {
  const text = useText(blogMessages)
  return (
    <Card as='article'>
      <div sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <div sx={{ display: 'grid', gap: 2, flex: 1, minWidth: 0 }}>
          <p sx={{ color: 'primaryText', fontWeight: 'bold' }}>{text('further.next')}</p>
          <CardTitle to={lesson.path}>{lesson.title}</CardTitle>
          <LessonFacts {...lesson} />
        </div>
        <ArrowRight aria-hidden='true' size={28} sx={{ flexShrink: 0, color: 'primary' }} />
      </div>
    </Card>
  )
}
