/** @jsxImportSource theme-ui */
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs'

interface PageHeadingProps {
  trail: readonly Crumb[]
  title: string
  /** Words after the title that only one page of a list bears, e.g. its number. */
  note?: string | undefined
  lead: string
  /** What is counted here. */
  count: string
}

/** The head of a list: where one is, its name, one sentence and how much there is. */
export function PageHeading({ trail, title, note, lead, count }: PageHeadingProps) {
  return (
    <header sx={{ pt: [3, 4], pb: [4, 5] }}>
      <Breadcrumbs trail={trail} current={note ? `${title}, ${note}` : title} />
      <h1 sx={{ mt: [2, 3], fontSize: 'h1', lineHeight: 'tight' }}>{title}</h1>
      <p sx={{ maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' }}>{lead}</p>
      <p sx={{ mt: 3, fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' }}>
        {note ? `${count} · ${note}` : count}
      </p>
    </header>
  )
}
