import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { controlStyles } from '#components/control-style'
import { EmptyState } from '#components/empty-state'
import { SiteLink } from '#components/site-link'
import { TitledHeading } from '#components/titled-heading'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { countAnswers, findAnswers, type HelpTopic, helpMessages, helpTopics } from './help-topics'

/** Questions and answers by topic, with a search. */
export default function HelpPage() {
  const { t } = useTranslation(helpMessages)
  const id = useId()
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const topics = findAnswers(helpTopics, deferredQuery)
  const count = countAnswers(topics)
  const isSearch = deferredQuery.trim() !== ''
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <div sx={styles.helpPage}>
        <div sx={styles.grid}>
          <label htmlFor={id} sx={styles.search}>
            {t('search')}
          </label>
          <input
            id={id}
            type='search'
            dir='auto'
            autoComplete='off'
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            sx={controlStyles.lg}
          />
          <p role='status' sx={styles.helpPageText}>
            {isSearch && count > 0 && t('found', { count })}
          </p>
        </div>
        {topics.map((topic) => (
          <TopicAnswers key={topic.id} topic={topic} />
        ))}
        {count === 0 && (
          <EmptyState
            title={t('none.title')}
            action={
              <Button variant='secondary' onClick={() => setQuery('')}>
                {t('none.clear')}
              </Button>
            }
          >
            {t('none.sentence')}
          </EmptyState>
        )}
        <div sx={styles.helpPageGrid}>
          <strong>{t('contact.title')}</strong>
          <div>
            <LinkButton to={publicPaths.contact} variant='secondary'>
              {t('contact.action')}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  )
}

function TopicAnswers({ topic: { title, answers } }: { topic: HelpTopic }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} sx={styles.topicAnswersHeading}>
        {title}
      </h2>
      <div sx={listStyle}>
        {answers.map(({ id: name, question, answer, link }) => (
          <details key={name}>
            <summary>
              <span>{question}</span>
              <ChevronDown aria-hidden='true' size={20} />
            </summary>
            <p>{answer}</p>
            <p>
              <SiteLink to={link.to}>{link.label}</SiteLink>
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

const listStyle: ThemeUIStyleObject = {
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'raised',
  overflow: 'hidden',
  '& details': { px: [4, 5] },
  '& details + details': { borderTop: '1px solid', borderTopColor: 'hairline' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: 56,
    py: 3,
    cursor: 'pointer',
    fontWeight: 'medium',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: 0, color: 'textMuted' },
  },
  '& details[open] summary > svg': { transform: 'rotate(180deg)' },
  '& details > p': { m: 0, pb: 3, textWrap: 'pretty' },
  '& details > p:last-of-type a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
  },
}

const styles = {
  helpPage: { display: 'grid', gap: 5, maxWidth: 'reading' },
  grid: { display: 'grid', gap: 2 },
  search: { fontWeight: 'medium' },
  helpPageText: { minHeight: '1.5em', m: 0, color: 'textMuted', fontSize: 'small' },
  helpPageGrid: { display: 'grid', gap: 3, p: [4, 5], borderRadius: 'card', bg: 'surface' },
  topicAnswersHeading: { mb: 3, fontSize: 'h3' },
} satisfies Record<string, ThemeUIStyleObject>
