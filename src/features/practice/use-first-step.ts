import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import firstStep from '#locales/el/first-step.json'
import { dueCards } from './due-cards'
import { practiceStore, readingStore, useLearner, useStored } from './learning-store'
import { askToContinue, unfinishedLessons } from './unfinished-lessons'

export const firstStepMessages = addMessages('first-step', firstStep)

/** The one thing to do first: cards that are due, else a lesson to read on, else a new one. */
export function useFirstStep() {
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
