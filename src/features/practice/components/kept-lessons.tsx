import { Layers } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Row, RowList } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import type { ChangePractice } from '../change-cards'
import { noPractice, type PracticeData } from '../learning-data'
import { mergePractice } from '../learning-file'
import { practiceMessages } from '../practice-messages'
import { onlyLesson, withoutLesson } from '../schedule'
import { Fold } from './fold'
import { UndoNote } from './undo-note'

interface KeptLessonsProps {
  data: PracticeData
  change: ChangePractice
}

/** What was removed last, and whether that was taken back. */
interface Removal {
  title: string
  /** The lesson with its cards. */
  removed: PracticeData
  isUndone: boolean
}

/** The lessons whose cards are in the schedule, each with a button that removes it. */
export function KeptLessons({ data, change }: KeptLessonsProps) {
  const { t } = useTranslation(practiceMessages)
  const [last, setLast] = useState<Removal | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // All was erased, which has an undo of its own.
    if (data === noPractice) setLast(null)
  }, [data])
  const counts = new Map<number, number>()
  for (const { postId } of Object.values(data.cards)) {
    counts.set(postId, (counts.get(postId) ?? 0) + 1)
  }
  const lessons = Object.entries(data.lessons)
    .map(([id, lesson]) => ({ ...lesson, postId: Number(id) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'el'))
  if (lessons.length === 0 && !last) return null
  const remove = (postId: number, title: string) => {
    setLast({ title, removed: onlyLesson(data, postId), isUndone: false })
    change((present) => withoutLesson(present, postId))
  }
  const undo = (removal: Removal) => {
    change((present) => mergePractice(present, removal.removed, now()))
    setLast({ ...removal, isUndone: true })
    // The pressed button is gone.
    status.current?.focus()
  }
  return (
    <Fold icon={Layers} title={t('lessons.heading')}>
      {last && !last.isUndone && (
        <UndoNote onUndo={() => undo(last)}>{t('lessons.removed', { title: last.title })}</UndoNote>
      )}
      <p ref={status} role='status' tabIndex={-1} sx={styles.restored}>
        {last?.isUndone && t('lessons.restored', { title: last.title })}
      </p>
      {lessons.length > 0 && (
        <RowList label={t('lessons.heading')}>
          {lessons.map(({ postId, title, path }) => (
            <Row
              key={postId}
              title={
                <SiteLink to={path} prefetch={false}>
                  {title}
                </SiteLink>
              }
              facts={t('today.cards', { count: counts.get(postId) ?? 0 })}
              actions={
                <Button
                  size='sm'
                  variant='quiet'
                  aria-label={t('lessons.removeOf', { title })}
                  onClick={() => remove(postId, title)}
                >
                  {t('lessons.remove')}
                </Button>
              }
            />
          ))}
        </RowList>
      )}
    </Fold>
  )
}

const styles = {
  restored: {
    color: 'textMuted',
    '&:empty': { position: 'absolute' },
    '&:focus': { outline: 'none' },
  },
} satisfies Record<string, ThemeUIStyleObject>
