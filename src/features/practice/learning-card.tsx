import { BookOpen, ChevronRight } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import { dueCards } from './due-cards'
import { practiceStore, readingStore, useLearner, useStored } from './learning-store'
import { practiceMessages } from './practice-messages'
import { askToContinue, unfinishedLessons } from './unfinished-lessons'

/** The member's learning in the account: where to read on, what is due today, and the saved lessons. */
export function LearningCard() {
  const { t } = useTranslation(practiceMessages)
  const learner = useLearner()
  const data = useStored(practiceStore, learner)
  const reading = useStored(readingStore, learner)
  const count = data ? dueCards(data, dayOf(now())).length : 0
  return (
    <section aria-labelledby='learning' sx={styles.learning}>
      <div data-part='head'>
        <BookOpen aria-hidden='true' size={22} />
        <h2 id='learning'>{t('account.title')}</h2>
      </div>
      <ul>
        {unfinishedLessons(reading).map(({ postId, path, title, minutesLeft }) => (
          <li key={postId}>
            <SiteLink to={path} prefetch={false} onClick={() => askToContinue(path)}>
              <span>{title}</span> <small>{t('reading.left', { count: minutesLeft })}</small>
              <ChevronRight aria-hidden='true' size={18} />
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={publicPaths.practice} prefetch={false}>
            <span>{t('title')}</span>{' '}
            {count > 0 && <small>{`${t('due.today')} ${t('due.cards', { count })}`}</small>}
            <ChevronRight aria-hidden='true' size={18} />
          </SiteLink>
        </li>
        <li>
          <SiteLink to={publicPaths.saved} prefetch={false}>
            <span>{t('account.saved')}</span>
            <ChevronRight aria-hidden='true' size={18} />
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}

const styles = {
  learning: {
    display: 'grid',
    alignContent: 'start',
    gap: 3,
    p: [4, 5],
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'card',
    bg: 'raised',
    boxShadow: 'low',
    '[data-part=head]': { display: 'flex', alignItems: 'center', gap: 3 },
    '[data-part=head] > svg': { flexShrink: 0, color: 'primaryText' },
    h2: { m: 0, fontSize: 'h3' },
    ul: { m: 0, p: 0, listStyle: 'none' },
    'li + li': { borderTop: '1px solid', borderColor: 'hairline' },
    a: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      minHeight: 48,
      color: 'text',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
      '& > svg': { flexShrink: 0, ml: 'auto', color: 'textMuted' },
    },
    small: { color: 'primaryText', fontSize: 'small', fontWeight: 'bold' },
  },
} satisfies Record<string, ThemeUIStyleObject>
