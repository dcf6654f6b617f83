/** @jsxImportSource theme-ui */
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { FillingDrop } from '../../../components/filling-drop'
import { SiteLink } from '../../../components/site-link'
import { Skeleton } from '../../../components/skeleton'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { accountOverviewMessages } from '../account-overview-texts'
import type { SafetyStep } from '../safety-steps'

const levels = [0, 1, 2, 3] as const

/** How safe the account is, as a drop that fills; each step that is open leads to where it is done. */
export function SafetyCard({ steps }: { steps: readonly SafetyStep[] | undefined }) {
  const text = useText(accountOverviewMessages)
  const done = steps?.filter((step) => step.done).length ?? 0
  return (
    <section aria-labelledby='safety' sx={cardStyle}>
      <div data-part='head'>
        <FillingDrop level={levels[done] ?? 0} height={56} />
        <div>
          <h2 id='safety'>{text('safety.title')}</h2>
          {steps ? (
            <p>{text('safety.count', { done, all: steps.length })}</p>
          ) : (
            <Skeleton width={120} height={24} />
          )}
        </div>
      </div>
      {steps && (
        <ul>
          {steps.map((step) => (
            <li key={step.name}>
              <Step step={step} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Step({ step: { name, done, to } }: { step: SafetyStep }) {
  const text = useText(accountOverviewMessages)
  const words = text(`safety.steps.${name}`)
  if (done) {
    return (
      <span>
        <CircleCheck aria-hidden='true' size={20} />
        {words}
        <VisuallyHidden>{text('safety.done')}</VisuallyHidden>
      </span>
    )
  }
  return (
    <SiteLink to={to} prefetch={false}>
      <i aria-hidden='true' />
      {words}
      <VisuallyHidden>{text('safety.open')}</VisuallyHidden>
      <ChevronRight aria-hidden='true' size={18} />
    </SiteLink>
  )
}

const cardStyle: ThemeUIStyleObject = {
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  minHeight: 248,
  p: [4, 5],
  border: '1px solid',
  borderColor: 'cardEdge',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'low',
  '[data-part=head]': { display: 'flex', alignItems: 'center', gap: 3 },
  '[data-part=head] > svg': { flexShrink: 0 },
  h2: { m: 0, fontSize: 'h3' },
  'h2 + p': { color: 'textMuted', fontVariantNumeric: 'tabular-nums' },
  ul: { m: 0, p: 0, listStyle: 'none' },
  'li + li': { borderTop: '1px solid', borderColor: 'hairline' },
  'li > *': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 48 },
  'li > span > svg': { flexShrink: 0, color: 'primaryText' },
  'li > a': { color: 'text', textDecoration: 'none' },
  'li > a:hover': { textDecoration: 'underline' },
  'li > a > svg': { flexShrink: 0, ml: 'auto', color: 'textMuted' },
  i: {
    width: 18,
    height: 18,
    m: '1px',
    border: '2px solid',
    borderColor: 'textMuted',
    borderRadius: 'full',
    flexShrink: 0,
  },
}
