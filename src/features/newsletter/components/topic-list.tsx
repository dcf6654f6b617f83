import { Mail, MailCheck, MailQuestionMark } from 'lucide-react'
import { Badge } from '#components/badge'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Row, RowList } from '#components/row-list'
import type { NewsletterTopic } from '#contract/account/newsletter'
import { publicPaths } from '#contract/paths/site-paths'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import { newsletterMessages } from '../messages'

/** What a member asks for; `again`: another mail in place of the one that waits. */
export interface TopicChange extends Pick<NewsletterTopic, 'id'> {
  kind: 'join' | 'again' | 'leave'
  name: string
}

interface TopicListProps {
  topics: readonly NewsletterTopic[]
  mutation: AccountChange<TopicChange>
}

export function TopicList({ topics, mutation }: TopicListProps) {
  const { t } = useTranslation(newsletterMessages)
  if (topics.length === 0) return <NoTopics />
  return (
    <RowList label={t('list')}>
      {topics.map((topic) => (
        <TopicRow key={topic.id} topic={topic} mutation={mutation} />
      ))}
    </RowList>
  )
}

function NoTopics() {
  const { t } = useTranslation(newsletterMessages)
  return (
    <EmptyState
      title={t('empty.title')}
      action={<LinkButton to={publicPaths.blog}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.sentence')}
    </EmptyState>
  )
}

interface TopicRowProps {
  topic: NewsletterTopic
  mutation: AccountChange<TopicChange>
}

function TopicRow({ topic, mutation }: TopicRowProps) {
  const { t } = useTranslation(newsletterMessages)
  const { translations, state } = topic
  const name = translate(translations, 'name') || t('nameless')
  const Icon = icons[state]
  return (
    <Row
      icon={<Icon size={22} />}
      title={name}
      marks={state !== 'out' && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      facts={
        <>
          <p>{translate(translations, 'description')}</p>
          {state !== 'out' && state !== 'in' && <p>{t(`hint.${state}`)}</p>}
        </>
      }
      actions={<TopicActions topic={topic} name={name} mutation={mutation} />}
    />
  )
}

const icons = {
  out: Mail,
  waiting: MailQuestionMark,
  in: MailCheck,
  bounced: MailQuestionMark,
  unknown: MailQuestionMark,
}
const tones = { waiting: 'warning', in: 'success', bounced: 'error', unknown: 'neutral' } as const

function TopicActions({ topic, name, mutation }: TopicRowProps & { name: string }) {
  const { t } = useTranslation(newsletterMessages)
  const { id, state, isOpen } = topic
  const { status, change, submit } = mutation
  const press = (kind: TopicChange['kind']) => ({
    size: 'sm' as const,
    busy: status === 'working' && change?.id === id && change.kind === kind,
    onClick: () => void submit({ kind, id, name }),
  })
  const main = mainOf[state]
  return (
    <>
      {/* One element, so that the focus stays when the state changes. */}
      {(main === 'leave' || isOpen) && (
        <Button {...looks[main]} aria-label={t(`${main}Named`, { name })} {...press(main)}>
          {t(main)}
        </Button>
      )}
      {(state === 'waiting' || state === 'bounced') && (
        <Button
          variant='removal'
          aria-label={t(state === 'waiting' ? 'giveUpNamed' : 'leaveNamed', { name })}
          {...press('leave')}
        >
          {t(state === 'waiting' ? 'giveUp' : 'leave')}
        </Button>
      )}
    </>
  )
}

const mainOf = {
  out: 'join',
  bounced: 'join',
  waiting: 'again',
  in: 'leave',
  unknown: 'leave',
} as const
const looks = {
  join: {},
  again: { variant: 'secondary' },
  leave: { variant: 'removal' },
} as const
