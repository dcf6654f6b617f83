/** @jsxImportSource theme-ui */
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '../../../components/site-link'
import type { HelpTopic } from '../help-answers'

/** The questions of one topic; an answer opens below its question. */
export function TopicAnswers({ topic: { title, answers } }: { topic: HelpTopic }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} sx={{ mb: 3, fontSize: 'h3' }}>
        {title}
      </h2>
      <div sx={listStyle}>
        {answers.map(({ id: name, question, answer, link }) => (
          <details key={name}>
            <summary>
              {question}
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
