import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { FillingDrop } from '#components/filling-drop'
import { Skeleton } from '#components/skeleton'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import accountOverview from '#locales/el/account-overview.json'
import type { SafetyStep, SuggestedStep } from '../suggested-step'

export const accountOverviewMessages = addMessages('account-overview', accountOverview)

const levels = [0, 1, 2, 3] as const

interface SafetyCardProps {
  steps: readonly SafetyStep[] | undefined
  /** The next step; null if everything is done, undefined if that is not known. */
  next: SuggestedStep | null | undefined
  /** What could not be read. */
  children: ReactNode
}

/** How many security steps are done, where all are known, and the next one; a skeleton before. */
export function SafetyCard({ steps, next, children }: SafetyCardProps) {
  const { t } = useTranslation(accountOverviewMessages)
  const done = steps?.filter((step) => step.done).length ?? 0
  const isKnown = steps?.every((step) => step.done !== null)
  return (
    <section aria-labelledby='safety' sx={safetyCardStyle}>
      <div data-part='head'>
        <FillingDrop level={levels[done] ?? 0} height={44} />
        <div>
          <h2 id='safety'>{t('safety.title')}</h2>
          {isKnown && steps && <p>{t('safety.count', { done, all: steps.length })}</p>}
          {!steps && <Skeleton width={120} height={24} />}
        </div>
      </div>
      {children}
      {next && (
        <>
          <div>
            <h3>{t(`next.${next.name}.title`)}</h3>
            <p>{t(`next.${next.name}.sentence`)}</p>
          </div>
          <LinkButton to={next.to} variant='secondary' prefetch={false}>
            {t(`next.${next.name}.action`)}
          </LinkButton>
        </>
      )}
      {next === null && <p>{t('safety.allDone')}</p>}
    </section>
  )
}

const safetyCardStyle: ThemeUIStyleObject = {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 3,
  minHeight: 220,
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
  h3: { m: 0, fontSize: 'body' },
  'h3 + p': { color: 'textMuted' },
}
