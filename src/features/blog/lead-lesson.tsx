/** @jsxImportSource theme-ui */
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '../../components/card'
import { Picture } from '../../components/picture'
import { useText } from '../../lib/i18n/messages'
import { blogMessages } from './blog-messages'
import type { LargeLesson } from './blog-summaries'
import { LessonFacts } from './lesson-grid'

interface LeadLessonProps {
  lesson: LargeLesson
  titleAs?: 'h2' | 'h3'
  /** Text above the title. */
  label?: ReactNode
  /** The picture is the page's largest contentful paint. */
  priority?: boolean
}

/** A large lesson card: the picture beside the text, above it on phones. */
export function LeadLesson({ lesson, titleAs = 'h2', label, priority = false }: LeadLessonProps) {
  const text = useText(blogMessages)
  return (
    <div sx={{ '& > article': { flexDirection: ['column', null, 'row'] } }}>
      <Card
        as='article'
        tone='green'
        picture={
          <div
            sx={{
              flex: [null, null, '0 0 50%', '0 0 56%'],
              '& img': { height: ['auto', null, '100%'] },
            }}
          >
            <Picture kind='leadLesson' image={lesson.leadImage} alt='' priority={priority} />
          </div>
        }
      >
        <div
          sx={{
            display: 'grid',
            gap: [2, null, 4],
            alignContent: 'center',
            flex: 1,
            p: [0, null, null, 4],
          }}
        >
          {label && <p sx={{ color: 'primaryText', fontWeight: 'bold' }}>{label}</p>}
          <LessonFacts {...lesson} />
          <CardTitle as={titleAs} to={lesson.path}>
            <span sx={{ fontSize: 'h2' }}>{lesson.title}</span>
          </CardTitle>
          <p sx={{ color: 'textMuted', fontSize: 'lead' }}>{lesson.summary}</p>
          <p
            aria-hidden='true'
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 2,
              color: 'primaryText',
              fontWeight: 'bold',
            }}
          >
            {text('readLesson')}
            <ArrowRight size={20} />
          </p>
        </div>
      </Card>
    </div>
  )
}
