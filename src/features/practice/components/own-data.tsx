import { HardDrive } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { saveTextFile } from '#lib/files/save-text-file'
import { useTranslation } from '#lib/i18n/use-translation'
import { isStorageKept } from '#lib/storage/device-space'
import { forgetListening } from '#lib/storage/listening-place'
import { formatNumber } from '#lib/text/format-number'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import { hasCards } from '../change-cards'
import {
  type ImportResult,
  importLearning,
  presentData,
  removeAll,
  restoreLearning,
} from '../import-learning'
import type { Learner } from '../learner'
import {
  type LearningData,
  largestFile,
  readLearningFile,
  writeLearningFile,
} from '../learning-file'
import { practiceMessages } from '../practice-messages'
import { Fold } from './fold'
import { UndoNote } from './undo-note'

type Problem = 'notOurs' | 'newer' | 'tooLarge' | 'unreadable'
type Result =
  | { kind: 'exported' | 'restored' }
  | { kind: 'imported'; count: number }
  | { kind: 'erased'; before: LearningData }
  | { kind: 'problem'; problem: Problem }
  | Extract<ImportResult, { kind: 'noRoom' }>

/** Everything that is kept of the learner: saved to a file, read from one, erased. */
export function OwnData({ learner }: { learner: Learner }) {
  const { t } = useTranslation(practiceMessages)
  const [result, setResult] = useState<Result | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const save = () => {
    const at = now()
    const name = `${t('data.file')}-${dayOf(at)}.json`
    saveTextFile(name, writeLearningFile(presentData(learner), at), 'application/json')
    setResult({ kind: 'exported' })
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    // The same result is announced again.
    setResult(null)
    const content = await contentOf(chosen)
    // The same file can be chosen again.
    target.value = ''
    if (typeof content === 'string') return setResult({ kind: 'problem', problem: content })
    const imported = importLearning(learner, content, now())
    const count = Object.keys(presentData(learner).practice.cards).length
    setResult(imported.kind === 'stored' ? { kind: 'imported', count } : imported)
  }
  const erase = () => {
    setResult({ kind: 'erased', before: presentData(learner) })
    removeAll(learner)
    forgetListening()
  }
  const restore = (before: LearningData) => {
    restoreLearning(learner, before, now())
    setResult({ kind: 'restored' })
    // The pressed button is gone.
    status.current?.focus()
  }
  return (
    <Fold icon={HardDrive} title={t('data.heading')}>
      <p>
        <span>{t('data.lead')}</span> <KeptNote isAsked={hasCards(learner)} />
      </p>
      <div sx={styles.buttons}>
        <Button variant='secondary' onClick={save}>
          {t('data.export')}
        </Button>
        <Button variant='secondary' onClick={() => file.current?.click()}>
          {t('data.import')}
        </Button>
        <input
          ref={file}
          type='file'
          accept='.json,application/json'
          hidden
          aria-label={t('data.import')}
          onChange={(event) => void open(event)}
        />
        <Button variant='removal' onClick={erase}>
          {t('data.erase')}
        </Button>
      </div>
      {result?.kind === 'erased' && (
        <UndoNote onUndo={() => restore(result.before)}>{t('data.erased')}</UndoNote>
      )}
      {result?.kind === 'problem' && (
        <Notice tone='error' live>
          {t(`data.${result.problem}`)}
        </Notice>
      )}
      {result?.kind === 'noRoom' && (
        <Notice tone='error' live>
          {noRoomText(result)}
        </Notice>
      )}
      <p ref={status} role='status' tabIndex={-1} sx={styles.result}>
        {messageOf(result)}
      </p>
    </Fold>
  )
}

function noRoomText({ count, fits }: Extract<ImportResult, { kind: 'noRoom' }>): string {
  const { text } = practiceMessages
  if (fits === 0) return text('data.full')
  return text('data.noRoom', { count, added: formatNumber(count), fits: formatNumber(fits) })
}

/** What the browser answered when it was asked not to delete the cards. */
function KeptNote({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation(practiceMessages)
  const [isKept, setKept] = useState<boolean | null>(null)
  useEffect(() => {
    if (isAsked) void isStorageKept().then(setKept)
  }, [isAsked])
  return isAsked && isKept !== null && <span>{t(isKept ? 'data.kept' : 'data.mayGo')}</span>
}

function messageOf(result: Result | null): string | null {
  const { text } = practiceMessages
  if (result?.kind === 'imported') return text('data.imported', { count: result.count })
  const isPlain = result?.kind === 'exported' || result?.kind === 'restored'
  return isPlain ? text(`data.${result.kind}`) : null
}

async function contentOf(file: File): Promise<LearningData | Problem> {
  if (file.size > largestFile) return 'tooLarge'
  try {
    return readLearningFile(await file.text()) ?? 'notOurs'
  } catch {
    return 'unreadable'
  }
}

const styles = {
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 3 },
  result: { minHeight: '1lh', color: 'textMuted', '&:focus': { outline: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
