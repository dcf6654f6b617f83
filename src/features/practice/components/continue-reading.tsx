import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconButton } from '#components/icon-button'
import { Picture } from '#components/picture'
import { SiteLink } from '#components/site-link'
import { sitePictures } from '#contract/media/site-pictures'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { type Learner, learnerOf } from '../learner'
import type { ReadingData } from '../learning-data'
import { readingStore, useStored } from '../learning-store'
import { practiceMessages } from '../practice-messages'
import type { MarkProps } from '../practice-slot'
import {
  askToContinue,
  dismissLesson,
  type UnfinishedLesson,
  unfinishedLessons,
} from '../unfinished-lessons'

/** The lessons to read on, in place of what a page shows to everybody. */
export function ContinueReading(props: MarkProps['ContinueReading']) {
  const learner = learnerOf(useSession())
  const reading = useStored(readingStore, learner)
  if (learner === null || !reading) return null
  return <Continued key={learner} {...props} {...{ learner, reading }} />
}

type ContinuedProps = MarkProps['ContinueReading'] & { learner: Learner; reading: ReadingData }

function Continued({ place, isWide = false, learner, reading }: ContinuedProps) {
  const isFree = useIsFree(place)
  const lessons = unfinishedLessons(reading)
  const { length } = lessons
  const isDismissing = useRef(false)
  useEffect(() => {
    if (!isDismissing.current) return
    isDismissing.current = false
    // The pressed button is gone: to the heading, or to what is shown again.
    place.current?.querySelector<HTMLElement>(length > 0 ? '#continue' : 'a')?.focus()
  }, [length, place])
  if (!isFree || length === 0) return null
  const dismiss = (postId: string) => {
    isDismissing.current = true
    dismissLesson(learner, postId)
  }
  return <LessonsToContinue {...{ lessons, isWide }} onDismiss={dismiss} />
}

/** Whether the focus was elsewhere: what has it is not replaced. */
export function useIsFree(place: RefObject<HTMLElement>): boolean {
  const [isFree] = useState(() => place.current?.contains(document.activeElement) !== true)
  return isFree
}

interface LessonsToContinueProps {
  lessons: readonly UnfinishedLesson[]
  isWide: boolean
  onDismiss: (postId: string) => void
}

function LessonsToContinue({ lessons, isWide, onDismiss }: LessonsToContinueProps) {
  const { t } = useTranslation(practiceMessages)
  return (
    <section aria-labelledby='continue' sx={styles.section}>
      <h2 id='continue' tabIndex={-1} sx={styles.heading}>
        {t('reading.continue')}
      </h2>
      <ul sx={[listStyle, isWide ? wideStyle : narrowStyle]}>
        {lessons.map((lesson) => (
          <li key={lesson.postId}>
            <LessonToContinue lesson={lesson} />
            <IconButton
              size='sm'
              label={t('reading.dismiss', { title: lesson.title })}
              onClick={() => onDismiss(lesson.postId)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LessonToContinue({ lesson }: { lesson: UnfinishedLesson }) {
  const { t } = useTranslation(practiceMessages)
  const { path, title, picture, left, minutesLeft } = lesson
  const image = picture
    ? { src: picture, srcSet: `${picture} ${sitePictures.lesson.width}w` }
    : null
  return (
    <>
      <div data-part='picture'>
        <Picture kind='lesson' image={image} alt='' />
      </div>
      <div data-part='text'>
        <h3>
          <SiteLink to={path} onClick={() => askToContinue(path)}>
            {title}
          </SiteLink>
        </h3>
        <p>{t('reading.left', { count: minutesLeft })}</p>
        <svg aria-hidden='true' viewBox='0 0 100 4' preserveAspectRatio='none'>
          <path d='M0 2H100' />
          <path d={`M0 2H${Math.round((1 - left) * 100)}`} data-part='read' />
        </svg>
      </div>
    </>
  )
}

/** Cards that share the height of the place, whose text is cut rather than higher. */
const listStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  flex: '1 1 0',
  minHeight: 'min-content',
  gap: 2,
  m: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    overflow: 'hidden',
    minHeight: 56,
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'menu',
    bg: 'raised',
  },
  'li:has(a:hover)': { borderColor: 'primary' },
  'li:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'li > button': { zIndex: 2, alignSelf: 'center' },
  // The text alone gives the height.
  '[data-part=picture]': { position: 'relative', flex: '0 0 clamp(56px, 20%, 200px)' },
  '[data-part=picture] > img, [data-part=picture] > span': {
    position: 'absolute',
    inset: 0,
    height: '100%',
  },
  '[data-part=text]': {
    display: 'grid',
    alignContent: 'center',
    flex: 1,
    minWidth: 0,
    gap: '2px',
    py: 1,
    pl: 3,
  },
  h3: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: ['small', null, 'body'],
    lineHeight: 'tight',
  },
  'li:only-of-type h3': { WebkitLineClamp: 4, fontSize: 'h3' },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  },
  p: { color: 'textMuted', fontSize: ['caption', null, 'small'] },
  '[data-part=text] > svg': {
    width: '100%',
    height: 4,
    borderRadius: 'full',
    fill: 'none',
    stroke: 'hairline',
    strokeWidth: 4,
  },
  '[data-part=read]': { stroke: 'primary' },
}

/** In a column: a single one has its picture above the text on wide screens. */
const narrowStyle: ThemeUIStyleObject = {
  'li:only-of-type': { flexDirection: ['row', null, 'column'] },
  'li:only-of-type [data-part=picture]': { flex: ['0 0 40%', null, '1 1 0'] },
  'li:only-of-type [data-part=text]': {
    flex: [1, null, 'none'],
    gap: ['2px', null, 2],
    p: [3, null, 5],
  },
  'li:only-of-type > button': {
    position: ['static', null, 'absolute'],
    alignSelf: 'start',
    top: 2,
    right: 2,
    bg: 'raised',
  },
}

/** In a place as wide as the page: beside each other, with the pictures above, on wide screens. */
const wideStyle: ThemeUIStyleObject = {
  gridAutoFlow: [null, null, 'column'],
  gridAutoColumns: [null, null, 'minmax(0, 1fr)'],
  gap: [2, null, 4],
  li: { flexDirection: ['row', null, 'column'] },
  'li:only-of-type': { flexDirection: ['column', null, 'row'] },
  'li [data-part=picture]': { flex: ['0 0 40%', null, '1 1 0'], minHeight: [null, null, 120] },
  'li:only-of-type [data-part=picture]': {
    flex: ['1 1 0', null, '0 0 56%'],
    minHeight: [120, null, 0],
  },
  'li [data-part=text]': { flex: [1, null, 'none'], gap: ['2px', null, 2], p: [3, null, 4] },
  'li:only-of-type [data-part=text]': { flex: ['none', null, 1], p: [4, null, 6] },
  'li h3': { fontSize: ['body', null, 'h3'], WebkitLineClamp: [3, null, 1] },
  'li:only-of-type h3': { fontSize: ['h3', null, 'h2'] },
  'li > button': {
    position: [null, null, 'absolute'],
    top: 2,
    right: 2,
    bg: [null, null, 'raised'],
  },
  'li:only-of-type > button': { position: 'absolute', bg: 'raised' },
}

const styles = {
  section: { display: 'flex', flexDirection: 'column' },
  heading: { mb: 2, fontSize: 'h3', '&:focus': { outline: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
