import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { askToConfirm } from '#components/ask-to-confirm'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Notice } from '#components/notice'
import { Row, RowList, RowListSkeleton } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { VisuallyHidden } from '#components/visually-hidden'
import { publicPaths } from '#contract/paths/site-paths'
import type { SavedLesson } from '#contract/site/worker-message'
import { useTranslation } from '#lib/i18n/use-translation'
import { freeSpace } from '#lib/storage/device-space'
import { formatBytes } from '#lib/text/format-bytes'
import { removeLessons } from './saved-lessons'
import { toolsMessages } from './tools-messages'
import { useSavedLessons } from './use-saved-lessons'

/** The saved lessons with their sizes; each can be opened and removed, also without a connection. */
export default function SavedList() {
  const { t } = useTranslation(toolsMessages)
  const { lessons, problem, isSupported, isSilent } = useSavedLessons()
  const summary = useRef<HTMLParagraphElement>(null)
  const remove = async (paths: readonly string[]) => {
    await removeLessons(paths)
    // The pressed button is gone with its row.
    summary.current?.focus()
  }
  if (!lessons) {
    return isSupported && !isSilent ? (
      <>
        <VisuallyHidden role='status'>{t('list.looking')}</VisuallyHidden>
        <RowListSkeleton rows={3} />
      </>
    ) : (
      <EmptyState motif='book' title={t('list.unavailable')}>
        {t('failure.noWorker')}
      </EmptyState>
    )
  }
  return (
    <div sx={styles.savedList}>
      {problem && (
        <Notice tone='error' live>
          {t(`failure.${problem.reason}`)}
        </Notice>
      )}
      <p ref={summary} tabIndex={-1} role='status' sx={styles.summary}>
        {lessons.length > 0 ? (
          <Summary lessons={lessons} />
        ) : (
          <VisuallyHidden>{t('list.count', { count: 0 })}</VisuallyHidden>
        )}
      </p>
      {lessons.length === 0 ? (
        <EmptyState
          motif='book'
          title={t('list.empty')}
          action={<LinkButton to={publicPaths.blog}>{t('list.emptyAction')}</LinkButton>}
        >
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <SavedRows lessons={lessons} onRemove={(paths) => void remove(paths)} />
      )}
    </div>
  )
}

/** Number of lessons, their size in all, and the free room where the browser tells it. */
function Summary({ lessons }: { lessons: readonly SavedLesson[] }) {
  const { t } = useTranslation(toolsMessages)
  const [free, setFree] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lessons leave other room
  useEffect(() => void freeSpace().then(setFree), [lessons])
  const total = lessons.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <>
      <span>{t('list.count', { count: lessons.length })}</span>
      <span>{t('list.total', { size: formatBytes(total) })}</span>
      {free !== null && <span>{t('list.free', { size: formatBytes(free) })}</span>}
    </>
  )
}

interface SavedRowsProps {
  lessons: readonly SavedLesson[]
  onRemove: (paths: readonly string[]) => void
}

function SavedRows({ lessons, onRemove }: SavedRowsProps) {
  const { t } = useTranslation(toolsMessages)
  const removeAll = async () => {
    const isConfirmed = await askToConfirm({
      title: t('list.ask.title'),
      sentence: t('list.ask.sentence'),
      confirmLabel: t('list.ask.confirm'),
    })
    if (isConfirmed) onRemove(lessons.map(({ path }) => path))
  }
  return (
    <>
      <RowList label={t('list.lessons')}>
        {lessons.map(({ path, title: html, bytes }) => {
          const title = decodeHtml(html)
          return (
            <Row
              key={path}
              title={
                <SiteLink to={path} prefetch={false} sx={styles.savedRowsLink}>
                  {title}
                </SiteLink>
              }
              facts={formatBytes(bytes)}
              actions={
                <Button
                  variant='removal'
                  size='sm'
                  aria-label={t('list.removeNamed', { title })}
                  onClick={() => onRemove([path])}
                >
                  <Trash2 size={18} />
                  <span>{t('list.remove')}</span>
                </Button>
              }
            />
          )
        })}
      </RowList>
      {lessons.length > 1 && (
        <div>
          <Button variant='removal' onClick={() => void removeAll()}>
            {t('list.removeAll')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The text of a piece of HTML, with its entities decoded. */
function decodeHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}

const styles = {
  savedList: { display: 'grid', gap: 4 },
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
  },
  savedRowsLink: { display: 'inline-block', py: 2, color: 'inherit' },
} satisfies Record<string, ThemeUIStyleObject>
