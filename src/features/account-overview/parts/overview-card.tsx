/** @jsxImportSource theme-ui */
import { ChevronRight, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useText } from '../../../shared/i18n/texts'
import { CardTitle } from '../../../shared/ui/card-title'
import { Skeleton } from '../../../shared/ui/skeleton'
import { accountOverviewTexts } from '../account-overview-texts'
import type { Fact } from '../overview-facts'
import { overviewCardStyle } from './overview-card-style'

/** A fact, or why there is none yet. */
export type Shown = Fact | 'coming' | 'unknown'

interface OverviewCardProps {
  title: string
  to: string
  icon: LucideIcon
  fact: Shown
}

/** A part of the account; the whole card leads there. */
export function OverviewCard({ title, to, icon: Icon, fact }: OverviewCardProps) {
  return (
    <li sx={overviewCardStyle}>
      <Icon aria-hidden='true' size={22} />
      <div>
        <CardTitle as='h2' to={to} prefetch={false}>
          {title}
        </CardTitle>
        <FactLine fact={fact} />
      </div>
      <ChevronRight aria-hidden='true' size={18} className='on' />
    </li>
  )
}

const lineStyle = {
  display: 'flex',
  gap: 2,
  minHeight: 24,
  color: 'textMuted',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0, mt: '3px' },
} as const

function FactLine({ fact }: { fact: Shown }) {
  const text = useText(accountOverviewTexts)
  if (fact === 'coming') return <Skeleton width='70%' height={24} />
  if (fact === 'unknown') return <p sx={lineStyle}>{text('facts.unknown')}</p>
  return (
    <p sx={lineStyle}>
      {fact.tone === 'good' && <CircleCheck size={18} sx={{ color: 'successText' }} />}
      {fact.tone === 'attention' && <TriangleAlert size={18} sx={{ color: 'warningText' }} />}
      {fact.words}
    </p>
  )
}
