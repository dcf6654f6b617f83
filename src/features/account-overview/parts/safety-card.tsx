/** @jsxImportSource theme-ui */
import { Circle, CircleCheck } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useText } from '../../../shared/i18n/texts'
import { LinkButton } from '../../../shared/ui/link-button'
import { Skeleton } from '../../../shared/ui/skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden'
import { accountOverviewTexts } from '../account-overview-texts'
import { type SafetyStep, safetySteps } from '../safety-steps'
import type { Overview } from '../use-overview'

/** How safe the account is, step by step, and the next one to take. */
export function SafetyCard({ overview: { emails, factors } }: { overview: Overview }) {
  if (emails.isError || factors.isError) return null
  const isRead = emails.data && factors.data
  return (
    <section aria-labelledby='safety' sx={cardStyle}>
      {isRead ? (
        <Steps steps={safetySteps(emails.data.data, factors.data.data)} />
      ) : (
        <Skeleton width='70%' height={22} />
      )}
    </section>
  )
}

function Steps({ steps }: { steps: readonly SafetyStep[] }) {
  const text = useText(accountOverviewTexts)
  const next = steps.find(({ done }) => !done)
  const done = steps.filter((step) => step.done).length
  return (
    <>
      <div className='head'>
        <h2 id='safety'>{text('safety.title')}</h2>
        <span>{text('safety.count', { done, all: steps.length })}</span>
      </div>
      <ul>
        {steps.map((step) => (
          <li key={step.name} data-done={step.done ? '' : undefined}>
            {step.done ? <CircleCheck size={20} /> : <Circle size={20} />}
            {text(`safety.steps.${step.name}`)}
            <VisuallyHidden>{text(step.done ? 'safety.done' : 'safety.open')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {next ? (
        <div>
          <LinkButton to={next.to}>{text(`safety.next.${next.name}`)}</LinkButton>
        </div>
      ) : (
        <p>{text('safety.allDone')}</p>
      )}
    </>
  )
}

const cardStyle: ThemeUIStyleObject = {
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minHeight: [250, 188],
  p: [4, 5],
  borderRadius: 'card',
  bg: 'primaryTint',
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 },
  h2: { flex: 1, m: 0, fontSize: 'h3' },
  '.head span': { color: 'primaryText', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  ul: { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0, p: 0, listStyle: 'none' },
  li: { display: 'flex', alignItems: 'center', gap: 2, color: 'textMuted' },
  'li[data-done]': { color: 'text' },
  'li[data-done] svg': { color: 'primaryText' },
}
