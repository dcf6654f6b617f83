import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { FillingDrop } from '#components/filling-drop'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import firstStep from '#locales/el/first-step.json'
import { dueCards } from './due-cards'
import { practiceStore, readingStore, useLearner, useStored } from './learning-store'
import { askToContinue, unfinishedLessons } from './unfinished-lessons'

const firstStepMessages = addMessages('first-step', firstStep)

/** On the account's first page: the one thing to do first, also for who has read nothing yet. */
export function FirstStep() {
  const { t } = useTranslation(firstStepMessages)
  const { level, title, text, action, to, onClick } = useFirstStep()
  return (
    <section aria-label={t('label')} sx={styles.firstStep}>
      <FillingDrop level={level} height={64} />
      <div sx={styles.words}>
        <h2 dir='auto'>{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton to={to} prefetch={false} onClick={onClick}>
        {action}
      </LinkButton>
    </section>
  )
}

/** Cards that are due, else a lesson to read on, else a new one. */
function useFirstStep() {
  const { t } = useTranslation(firstStepMessages)
  const learner = useLearner()
  const practice = useStored(practiceStore, learner)
  const reading = useStored(readingStore, learner)
  const due = practice ? dueCards(practice, dayOf(now())).length : 0
  const [begun] = unfinishedLessons(reading)
  if (due > 0) {
    return {
      level: 2,
      title: t('due.title', { count: due }),
      text: t('due.text'),
      action: t('due.action'),
      to: publicPaths.practice,
    } as const
  }
  if (begun) {
    const { path, title, minutesLeft } = begun
    return {
      level: 1,
      title,
      text: t('begun.text', { count: minutesLeft }),
      action: t('begun.action'),
      to: path,
      onClick: () => askToContinue(path),
    } as const
  }
  const hasRead = Object.keys(reading?.read ?? {}).length > 0
  const name = hasRead ? 'next' : 'new'
  return {
    level: hasRead ? 3 : 0,
    title: t(`${name}.title`),
    text: t(`${name}.text`),
    action: t(`${name}.action`),
    to: publicPaths['blog-categories'],
  } as const
}

const styles = {
  firstStep: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: ['auto 1fr', null, 'auto 1fr auto'],
    alignItems: 'center',
    columnGap: [4, 5],
    rowGap: 4,
    p: [4, 5],
    borderRadius: 'card',
    bg: 'primaryTint',
    '& > a': { gridColumn: ['1 / -1', null, 'auto'] },
  },
  words: {
    h2: { m: 0, fontSize: 'h3', overflowWrap: 'anywhere' },
    p: { mt: 1, color: 'textMuted' },
  },
} satisfies Record<string, ThemeUIStyleObject>
