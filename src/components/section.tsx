/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** Anchor of the section. */
  id?: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** A link beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled section of a page, with the site's vertical spacing. */
export function Section({ title, id, lead, action, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} sx={{ py: [6, null, 7] }}>
      <div
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 5,
          rowGap: 1,
          mb: [4, null, 5],
        }}
      >
        <h2 id={titleId} sx={{ fontSize: 'h2' }}>
          {title}
        </h2>
        {action}
      </div>
      {lead && (
        <p sx={{ maxWidth: 'reading', mt: -3, mb: 5, color: 'textMuted', fontSize: 'lead' }}>
          {lead}
        </p>
      )}
      {children}
    </section>
  )
}
