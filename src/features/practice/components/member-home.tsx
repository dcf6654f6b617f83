import type { RefObject } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { FillingDrop } from '#components/filling-drop'
import { SentenceAround } from '#components/sentence-around'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { vocativeOf } from '#lib/text/vocative'
import { now } from '#lib/time/clock'
import memberHome from '#locales/el/member-home.json'
import { useSession } from '#session/session'
import { learnerOf } from '../learner'
import { practiceStore, useStored } from '../learning-store'
import { useFirstStep } from '../use-first-step'
import { useIsFree } from './continue-reading'
import { WeekDrops } from './week-drops'

const memberHomeMessages = addMessages('member-home', memberHome)

interface MemberHomeProps {
  /** The element in which it takes the place of the lesson of the day. */
  place: RefObject<HTMLElement>
}

/**
 * On a member's home page: their name, the one thing to do first, and the week. Nothing for one who has not
 * begun: the lesson of the day is a better first step than an empty week.
 */
export default function MemberHome({ place }: MemberHomeProps) {
  const { t } = useTranslation(memberHomeMessages)
  const session = useSession()
  const practice = useStored(practiceStore, learnerOf(session))
  const isFree = useIsFree(place)
  const { level, title, text, action, to, onClick } = useFirstStep()
  const hasBegun = level > 0 || Object.keys(practice?.cards ?? {}).length > 0
  if (!isFree || !practice || !hasBegun) return null
  const name = vocativeOf(session.user?.firstName ?? '')
  return (
    <section aria-labelledby='member-home' sx={styles.memberHome}>
      <h2 id='member-home'>
        {name ? (
          <SentenceAround text={name} sentence={(slot) => t('greeting', { name: slot })} />
        ) : (
          t('greetingPlain')
        )}
      </h2>
      <div data-part='card'>
        <div data-part='step'>
          <FillingDrop level={level} height={96} />
          <div>
            <h3 dir='auto'>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
        <LinkButton to={to} prefetch={false} wide onClick={onClick}>
          {action}
        </LinkButton>
        <WeekDrops data={practice} at={now()} />
      </div>
    </section>
  )
}

const styles = {
  memberHome: {
    display: 'flex',
    flexDirection: 'column',
    h2: { mb: [2, null, 3], fontSize: ['h3', null, 'h2'], overflowWrap: 'anywhere' },
    '[data-part=card]': {
      display: 'grid',
      flex: 1,
      alignContent: 'space-evenly',
      justifyItems: 'center',
      gap: [2, null, 5],
      px: [4, null, 6],
      py: [3, null, 6],
      border: '1px solid',
      borderColor: 'cardEdge',
      borderRadius: 'card',
      bg: 'raised',
      boxShadow: 'low',
    },
    '[data-part=step]': {
      display: 'flex',
      flexDirection: ['row', null, 'column'],
      alignItems: 'center',
      gap: [3, null, 4],
      width: '100%',
      textAlign: ['left', null, 'center'],
    },
    '[data-part=step] > svg': { flexShrink: 0, width: 'auto', height: [44, null, 96] },
    // No higher than the lesson whose place it takes: nothing moves.
    h3: {
      display: '-webkit-box',
      overflow: 'hidden',
      m: 0,
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: [2, null, 3],
      fontSize: ['h3', null, 'h2'],
      lineHeight: 'tight',
      overflowWrap: 'anywhere',
    },
    p: { display: ['none', null, 'block'], mt: 2, color: 'textMuted' },
  },
} satisfies Record<string, ThemeUIStyleObject>
