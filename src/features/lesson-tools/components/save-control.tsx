import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { ProgressLine } from '#components/progress-line'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatBytes } from '#lib/text/format-bytes'
import { noteSaving } from '../first-saving'
import { removeLessons, type SavedState, savedState, saveLessons } from '../saved-lessons'
import { toolsMessages } from '../tools-messages'
import { useSavedLessons } from '../use-saved-lessons'
import { FirstSaved } from './first-saved'

interface SaveControlProps {
  paths: readonly string[]
  /** Which texts: for one lesson, for all of a topic, or for its newest ones. */
  words: 'lesson' | 'topic' | 'newest'
  /** Further buttons beside it. */
  children?: ReactNode
}

/** A button that saves lessons on the device or removes them, and a line with the result. */
export function SaveControl({ paths, words, children }: SaveControlProps) {
  const { t } = useTranslation(toolsMessages)
  const state = useSavedLessons()
  const [isUsed, setUsed] = useState(false)
  const { isSaved, share, failure } = savingOf(state, paths)
  const [isFirst, setFirst] = useState(false)
  const save = async () => {
    await saveLessons(paths)
    const after = savedState()
    if (savingOf(after, paths).isSaved) setFirst(noteSaving(paths, after.lessons ?? []))
  }
  const press = () => {
    setUsed(true)
    void (isSaved ? removeLessons(paths) : save())
  }
  const label = isSaved ? t(`${words}.remove`) : t(failure ? 'retry' : `${words}.save`)
  return (
    <>
      <div sx={styles.buttons}>
        {state.isSupported && (
          <Button variant='secondary' size='sm' busy={share !== null} data-save='' onClick={press}>
            {share === null && (isSaved ? <Trash2 size={18} /> : <Download size={18} />)}
            <span>
              {share === null ? label : t('saving', { percent: Math.round(share * 100) })}
            </span>
          </Button>
        )}
        {children}
      </div>
      {state.isSupported && (
        <div sx={styles.status}>
          {share !== null && <ProgressLine share={share} label={t('progress')} />}
          <div {...(isUsed && { role: 'status' })}>
            <SaveStatus state={state} paths={paths} words={words} isFirst={isFirst} />
          </div>
        </div>
      )}
    </>
  )
}

/** What is saved of the lessons, what is being saved, and why it failed. */
function savingOf({ lessons, savings, problem }: SavedState, paths: readonly string[]) {
  const saved = lessons?.filter(({ path }) => paths.includes(path)) ?? []
  const concerns = (those: readonly string[]) => those.some((path) => paths.includes(path))
  return {
    saved,
    isSaved: saved.length > 0 && saved.length === paths.length,
    bytes: saved.reduce((sum, lesson) => sum + lesson.bytes, 0),
    share: savings.find((saving) => concerns(saving.paths))?.share ?? null,
    failure: problem && concerns(problem.paths) ? problem.reason : null,
  }
}

interface SaveStatusProps extends Required<Pick<SaveControlProps, 'paths' | 'words'>> {
  state: SavedState
  /** These are the first lessons that the device keeps. */
  isFirst: boolean
}

function SaveStatus({ state, paths, words, isFirst }: SaveStatusProps) {
  const { t } = useTranslation(toolsMessages)
  const { saved, isSaved, bytes, failure } = savingOf(state, paths)
  const counts = { saved: saved.length, count: paths.length }
  const isPartly = saved.length > 0 && !isSaved
  return (
    <>
      {failure && <p sx={styles.failure}>{t(`failure.${failure}`)}</p>}
      {isSaved && <p>{t(`${words}.saved`, { ...counts, size: formatBytes(bytes) })}</p>}
      {isSaved && isFirst && <FirstSaved />}
      {isPartly && <p>{t(words === 'newest' ? 'newest.partly' : 'topic.partly', counts)}</p>}
      {!isSaved && !isPartly && !failure && <p>{t(`${words}.hint`, counts)}</p>}
      {(saved.length > 0 || failure === 'noRoom') && (
        <SiteLink to={publicPaths.saved} prefetch={false} sx={styles.listLink}>
          {t('list.title')}
        </SiteLink>
      )}
    </>
  )
}

const styles = {
  buttons: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 2,
    '& > [data-save]': { gridColumn: ['1 / -1', 'auto'] },
    '@media (min-width: 640px)': { display: 'flex', flexWrap: 'wrap' },
  },
  status: {
    display: 'grid',
    gap: 2,
    // The room of two lines, so that the page does not move when it is known what is saved.
    minHeight: '3lh',
    color: 'textMuted',
    fontSize: 'small',
    textWrap: 'pretty',
  },
  failure: { color: 'errorText' },
  listLink: { display: 'inline-block', py: 1, color: 'secondaryText' },
} satisfies Record<string, ThemeUIStyleObject>
