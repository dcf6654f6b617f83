import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface SectionProps {
  title: string
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
    <section id={id} aria-labelledby={titleId} sx={styles.section}>
      <div sx={styles.sectionRow}>
        <h2 id={titleId} sx={styles.sectionHeading}>
          {title}
        </h2>
        {action}
      </div>
      {lead && <p sx={styles.sectionText}>{lead}</p>}
      {children}
    </section>
  )
}

const styles = {
  section: { py: [6, null, 7] },
  sectionRow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 5,
    rowGap: 1,
    mb: [4, null, 5],
  },
  sectionHeading: { fontSize: 'h2' },
  sectionText: { maxWidth: 'reading', mt: -3, mb: 5, color: 'textMuted', fontSize: 'lead' },
} satisfies Record<string, ThemeUIStyleObject>
