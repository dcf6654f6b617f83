import { ChevronRight, CircleCheck } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { FillingDrop } from '#components/filling-drop'
import { Motif } from '#components/motif'
import { SiteLink } from '#components/site-link'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import accountOverview from '#locales/el/account-overview.json'
import type { SafetyStep, SuggestedStep } from '../suggested-step'

/** Messages of the account's overview. */
export const accountOverviewMessages = addMessages('account-overview', accountOverview)

/** The suggested action with the page's primary button; a skeleton while unknown. */
export function SuggestionCard({ next }: { next: SuggestedStep | undefined }) {
  const { t } = useTranslation(accountOverviewMessages)
  return (
    <section aria-labelledby='next' sx={suggestionCardStyle}>
      <div>
        <p id='next' data-part='label'>
          {t('next.label')}
        </p>
        {next ? (
          <>
            <h2>{t(`next.${next.name}.title`)}</h2>
            <p>{t(`next.${next.name}.sentence`)}</p>
            <LinkButton to={next.to}>{t(`next.${next.name}.action`)}</LinkButton>
          </>
        ) : (
          <Skeleton width='70%' height={28} />
        )}
      </div>
      <span data-part='motif'>
        <Motif name={next?.name === 'lesson' ? 'book' : 'ripple'} size={128} />
      </span>
    </section>
  )
}

const suggestionCardStyle: ThemeUIStyleObject = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 5,
  minHeight: [224, 208],
  p: [4, 5],
  borderRadius: 'card',
  bg: 'primaryTint',
  '& > div': { display: 'grid', justifyItems: 'start', gap: 2, flex: 1, minWidth: 0 },
  '[data-part=label]': { color: 'primaryText', fontSize: 'small', fontWeight: 'bold' },
  '[data-part=motif]': { display: ['none', 'block'], color: 'primary', svg: { display: 'block' } },
  h2: { m: 0, fontSize: 'h3' },
  'div > p + a, div > h2 + p + a': { mt: 2 },
}

const levels = [0, 1, 2, 3] as const

/** The security steps with their progress; open steps link to their page. */
export function SafetyCard({ steps }: { steps: readonly SafetyStep[] | undefined }) {
  const { t } = useTranslation(accountOverviewMessages)
  const done = steps?.filter((step) => step.done).length ?? 0
  return (
    <section aria-labelledby='safety' sx={safetyCardStyle}>
      <div data-part='head'>
        <FillingDrop level={levels[done] ?? 0} height={56} />
        <div>
          <h2 id='safety'>{t('safety.title')}</h2>
          {steps ? (
            <p>{t('safety.count', { done, all: steps.length })}</p>
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
  const { t } = useTranslation(accountOverviewMessages)
  const label = t(`safety.steps.${name}`)
  if (done) {
    return (
      <span>
        <CircleCheck aria-hidden='true' size={20} />
        <span>{label}</span>
        <VisuallyHidden>{t('safety.done')}</VisuallyHidden>
      </span>
    )
  }
  return (
    <SiteLink to={to} prefetch={false}>
      <i aria-hidden='true' />
      <span>{label}</span>
      <VisuallyHidden>{t('safety.open')}</VisuallyHidden>
      <ChevronRight aria-hidden='true' size={18} />
    </SiteLink>
  )
}

const safetyCardStyle: ThemeUIStyleObject = {
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
