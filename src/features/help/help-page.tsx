/** @jsxImportSource theme-ui */
import { useDeferredValue, useId, useState } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { Button } from '../../components/button'
import { controlStyle } from '../../components/control-style'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { TopicAnswers } from './components/topic-answers'
import { countAnswers, findAnswers } from './find-answers'
import { helpTopics } from './help-answers'
import { helpMessages } from './help-texts'

/** Answers to what members ask, by topic, and searched as one types (R045). */
export function HelpPage() {
  const text = useText(helpMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const topics = findAnswers(helpTopics, wanted)
  const count = countAnswers(topics)
  const isSearch = wanted.trim() !== ''
  return (
    <>
      <TitledHeading title={text('title')}>{text('lead')}</TitledHeading>
      <div sx={{ display: 'grid', gap: 5, maxWidth: 'reading' }}>
        <div sx={{ display: 'grid', gap: 2 }}>
          <label htmlFor={id} sx={{ fontWeight: 'medium' }}>
            {text('search')}
          </label>
          <input
            id={id}
            type='search'
            autoComplete='off'
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={controlStyle('lg')}
          />
          <p role='status' sx={{ minHeight: '1.5em', m: 0, color: 'textMuted', fontSize: 'small' }}>
            {isSearch && count > 0 && text('found', { count })}
          </p>
        </div>
        {topics.map((topic) => (
          <TopicAnswers key={topic.id} topic={topic} />
        ))}
        {count === 0 && (
          <EmptyState
            title={text('none.title')}
            action={
              <Button variant='secondary' onClick={() => setTyped('')}>
                {text('none.clear')}
              </Button>
            }
          >
            {text('none.sentence')}
          </EmptyState>
        )}
        <div sx={{ display: 'grid', gap: 3, p: [4, 5], borderRadius: 'card', bg: 'surface' }}>
          <strong>{text('contact.title')}</strong>
          <div>
            <LinkButton to={publicPaths.contact} variant='secondary'>
              {text('contact.action')}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  )
}
