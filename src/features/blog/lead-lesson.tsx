import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { Picture } from '#components/picture'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { LargeLesson } from './blog-summaries'
import { LessonFacts } from './lesson-grid'

interface LeadLessonProps {
  lesson: LargeLesson
  titleAs?: 'h2' | 'h3'
  /** Text above the title. */
  label?: ReactNode
  /** On the picture. */
  mark?: ReactNode
  /** The picture is the page's largest contentful paint. */
  priority?: boolean
}

/**
 * A lesson card as high as a part of the first screen: on phones the picture beside the text, on wide
 * screens above it.
 */
export function FirstLesson({ lesson, mark }: Pick<LeadLessonProps, 'lesson' | 'mark'>) {
  return (
    <div sx={styles.firstLesson}>
      <Card
        as='article'
        mark={mark}
        picture={
          <div sx={styles.firstPicture}>
            <Picture kind='leadLesson' image={lesson.leadImage} alt='' priority />
          </div>
        }
      >
        <LessonFacts {...lesson} />
        <CardTitle as='h3' to={lesson.path}>
          <span sx={styles.firstTitle}>{lesson.title}</span>
        </CardTitle>
        <p sx={styles.firstText}>{lesson.summary}</p>
      </Card>
    </div>
  )
}

/** A large lesson card: the picture beside the text, above it on phones. */
export function LeadLesson(props: LeadLessonProps) {
  const { lesson, titleAs = 'h2', label, mark, priority = false } = props
  const { t } = useTranslation(blogMessages)
  return (
    <div sx={styles.leadLesson}>
      <Card
        as='article'
        tone='green'
        mark={mark}
        picture={
          <div sx={styles.pictureBox}>
            <Picture kind='leadLesson' image={lesson.leadImage} alt='' priority={priority} />
          </div>
        }
      >
        <div sx={styles.lessonFactsRow}>
          {label && <p sx={styles.leadLessonText}>{label}</p>}
          <LessonFacts {...lesson} />
          <CardTitle as={titleAs} to={lesson.path}>
            <span sx={styles.leadLessonLabel}>{lesson.title}</span>
          </CardTitle>
          <p sx={styles.cardText}>{lesson.summary}</p>
          <p aria-hidden='true' sx={styles.readLesson}>
            <span>{t('readLesson')}</span>
            <ArrowRight size={20} />
          </p>
        </div>
      </Card>
    </div>
  )
}

const styles = {
  firstLesson: {
    minHeight: [212, null, 0],
    '& > article': { flexDirection: ['row', null, 'column'] },
  },
  // On phones the text alone gives the height.
  firstPicture: {
    position: 'relative',
    flex: ['0 0 42%', null, 'none'],
    '& > img, & > span': {
      position: ['absolute', null, 'static'],
      inset: 0,
      height: ['100%', null, 'auto'],
      aspectRatio: [null, null, '16 / 9'],
    },
  },
  firstTitle: { fontSize: ['h3', null, 'h2'] },
  firstText: { display: ['none', null, 'block'], color: 'textMuted' },
  leadLesson: { '& > article': { flexDirection: ['column', null, 'row'] } },
  pictureBox: {
    flex: [null, null, '0 0 50%', '0 0 56%'],
    '& img': { height: ['auto', null, '100%'] },
  },
  lessonFactsRow: {
    display: 'grid',
    gap: [2, null, 4],
    alignContent: 'center',
    flex: 1,
    p: [0, null, null, 4],
  },
  leadLessonText: { color: 'primaryText', fontWeight: 'bold' },
  leadLessonLabel: { fontSize: 'h2' },
  cardText: { color: 'textMuted', fontSize: 'lead' },
  readLesson: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    color: 'primaryText',
    fontWeight: 'bold',
  },
} satisfies Record<string, ThemeUIStyleObject>
