/** @jsxImportSource theme-ui */
import { ArrowRight } from 'lucide-react'
import { Card } from '../../components/card'
import { CardTitle } from '../../components/card-title'
import { Container } from '../../components/container'
import { Section } from '../../components/section'
import { useText } from '../../lib/i18n/texts'
import { blogMessages } from './blog-texts'
import { LessonFacts } from './components/lesson-facts'
import { LessonGrid } from './lesson-grid'
import type { CardLesson, LessonSummary } from './lesson-summary'

interface FurtherLessonsProps {
  related: readonly CardLesson[]
  next: LessonSummary | null
}

/** Where to go from a lesson: to its relatives, or simply to the next one. */
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
