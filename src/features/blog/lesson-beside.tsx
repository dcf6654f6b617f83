import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { Picture } from '#components/picture'
import type { CardLesson } from './blog-summaries'
import { LessonFacts } from './lesson-grid'

interface LessonBesideProps {
  lesson: CardLesson
  /** Why it is offered, above its title. */
  label: ReactNode
  /** On its picture. */
  mark?: ReactNode
}

/** One lesson as a wide card, its picture beside the text. */
export function LessonBeside({ lesson, label, mark }: LessonBesideProps) {
  return (
    <div sx={styles.lessonBeside}>
      <Card
        as='article'
        mark={mark}
        picture={
          <div sx={styles.picture}>
            <Picture kind='lessonCard' image={lesson.cardImage} alt='' />
          </div>
        }
      >
        <div sx={styles.text}>
          {label}
          <CardTitle as='h2' to={lesson.path}>
            <span sx={styles.title}>{lesson.title}</span>
          </CardTitle>
          <p sx={styles.summary}>{lesson.summary}</p>
          <div sx={styles.facts}>
            <LessonFacts {...lesson} />
            <ArrowRight aria-hidden='true' size={24} />
          </div>
        </div>
      </Card>
    </div>
  )
}

const styles = {
  lessonBeside: { '& > article': { flexDirection: 'row' } },
  // The text alone gives the height.
  picture: {
    position: 'relative',
    flex: ['0 0 34%', null, '0 0 36%'],
    minHeight: [null, null, 240],
    '& > img, & > span': { position: 'absolute', inset: 0, height: '100%' },
  },
  text: {
    display: 'grid',
    gap: 2,
    alignContent: 'center',
    flex: 1,
    p: [0, null, null, 4],
  },
  title: { fontSize: ['h3', null, 'h2'] },
  summary: { display: ['none', null, 'block'], color: 'textMuted' },
  facts: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    '& > svg': { flexShrink: 0, color: 'primary' },
  },
} satisfies Record<string, ThemeUIStyleObject>
