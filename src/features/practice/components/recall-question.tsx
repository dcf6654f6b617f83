import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { practiceMessages } from '../practice-messages'
import type { RecallCard } from '../recall-card'

interface RecallQuestionProps {
  card: Pick<RecallCard, 'question' | 'answer'>
  children: ReactNode
}

/** A question whose answer is hidden until it is opened; works without scripts. */
export function RecallQuestion({ card, children }: RecallQuestionProps) {
  const { t } = useTranslation(practiceMessages)
  return (
    <details sx={questionStyle}>
      <summary>
        <span className='question'>{card.question}</span>
        <span className='show'>{t('show')}</span>
      </summary>
      <p className='answer'>{card.answer}</p>
      {children}
    </details>
  )
}

const questionStyle: ThemeUIStyleObject = {
  p: [3, 5],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  bg: 'raised',
  '& > * + *': { mt: 4 },
  summary: { display: 'grid', gap: 2, justifyItems: 'start', cursor: 'pointer', listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  '.question, .answer': { overflowWrap: 'anywhere' },
  '.question': { fontWeight: 'bold' },
  '.show': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: 4,
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    fontWeight: 'bold',
  },
  'summary:hover .show': { borderColor: 'text', bg: 'surface' },
  '&[open] .show': { display: 'none' },
  '.answer': { pl: 4, borderLeft: '4px solid', borderColor: 'primary', whiteSpace: 'pre-line' },
} satisfies ThemeUIStyleObject
