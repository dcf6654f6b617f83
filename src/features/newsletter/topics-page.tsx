import { useQueryClient } from '@tanstack/react-query'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { ChangeProblem } from '#components/account/change-problem'
import { RowListSkeleton } from '#components/row-list'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import type { NewsletterTopic } from '#contract/account/newsletter'
import { joinTopic, leaveTopic, listTopics } from '#contract/endpoints/newsletter'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { useAccountChange } from '#session/use-account-change'
import { queryKeyOf, useAccountQuery } from '#session/use-account-query'
import { type TopicChange, TopicList } from './components/topic-list'
import { newsletterMessages } from './messages'

type State = NewsletterTopic['state']

const queryKey = queryKeyOf(listTopics)

/** What a member can be written to about: joining asks by mail, leaving works at once. */
export default function TopicsPage() {
  const { t } = useTranslation(newsletterMessages)
  const queries = useQueryClient()
  const topics = useAccountQuery(listTopics)
  const mutation = useAccountChange<TopicChange, State>({
    carryOut,
    look,
    refresh: [queryKey],
    onDone: ({ id, name }, state) => {
      queries.setQueryData<NewsletterTopic[]>(queryKey, (data) =>
        data?.map((topic) => (topic.id === id ? { ...topic, state } : topic)),
      )
      showToast({ tone: 'success', ...wordsOf(state, name) })
    },
  })
  const wordsOf = (state: State, name: string) => {
    if (state === 'waiting') {
      return { title: t('mailSent'), description: t('mailSentWhy', { name }) }
    }
    return { title: t(state === 'in' ? 'joined' : 'left'), description: name }
  }
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <div sx={styles.newsletterTopics}>
        <ChangeProblem
          mutation={mutation}
          wordsOf={(problem) =>
            problem.kind === 'conflict'
              ? { title: t('closed.title'), sentence: t('closed.sentence') }
              : undefined
          }
        />
        <AccountRead query={topics} skeleton={<RowListSkeleton rows={3} />}>
          {(data) => <TopicList topics={data} mutation={mutation} />}
        </AccountRead>
        <p sx={styles.always}>{t('always')}</p>
      </div>
    </>
  )
}

async function carryOut({ kind, id }: TopicChange): Promise<State> {
  if (kind === 'leave') {
    await call(leaveTopic, { params: { id } })
    return 'out'
  }
  const { state } = await call(joinTopic, { params: { id }, body: { again: kind === 'again' } })
  return state
}

/** After a lost answer. A member who waits has a mail on its way, the old one or the new one. */
async function look({ kind, id }: TopicChange): Promise<State | null> {
  const topics = await call(listTopics)
  const state = topics.find((topic) => topic.id === id)?.state ?? 'out'
  if (state === 'unknown') return null
  return (kind === 'leave') === (state === 'out') ? state : null
}

const styles = {
  newsletterTopics: { display: 'grid', gap: 4 },
  always: { maxWidth: 'reading', color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
