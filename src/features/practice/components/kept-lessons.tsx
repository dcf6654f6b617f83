import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Row, RowList } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { useTranslation } from '#lib/i18n/use-translation'
import type { PracticeData } from '../learning-data'
import { mergePractice } from '../learning-file'
import type { ChangePractice } from '../learning-store'
import { practiceMessages } from '../practice-messages'
import { withoutLesson } from '../schedule'
import { UndoNote } from './undo-note'

interface KeptLessonsProps {
  data: PracticeData
  change: ChangePractice
}

/** The lessons whose cards are in the schedule, each with a button that removes it. */
export function KeptLessons({ data, change }: KeptLessonsProps) {
  const { t } = useTranslation(practiceMessages)
  const [removed, setRemoved] = useState<{ title: string; before: PracticeData } | null>(null)
  const counts = new Map<number, number>()
  for (const { postId } of Object.values(data.cards)) {
    counts.set(postId, (counts.get(postId) ?? 0) + 1)
  }
  const lessons = Object.entries(data.lessons)
    .map(([id, lesson]) => ({ ...lesson, postId: Number(id) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'el'))
  if (lessons.length === 0 && !removed) return null
  const remove = (postId: number, title: string) => {
    setRemoved({ title, before: data })
    change((present) => withoutLesson(present, postId))
  }
  const undo = ({ before }: { before: PracticeData }) => {
    change((present) => mergePractice(present, before))
    setRemoved(null)
  }
  return (
    <section aria-labelledby='kept-lessons' sx={styles.kept}>
      <h2 id='kept-lessons' sx={styles.keptLessonsHeading}>
        {t('lessons.heading')}
      </h2>
      {removed && (
        <UndoNote onUndo={() => undo(removed)}>
          {t('lessons.removed', { title: removed.title })}
        </UndoNote>
      )}
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
    </section>
  )
}

const styles = {
  kept: { display: 'grid', gap: 4, py: [4, 5] },
  keptLessonsHeading: { fontSize: 'h2' },
} satisfies Record<string, ThemeUIStyleObject>
