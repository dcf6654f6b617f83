import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs, type Crumb } from '#components/breadcrumbs'

interface PageHeadingProps {
  trail: readonly Crumb[]
  title: string
  /** Text after the title, e.g. the page number. */
  note?: string | undefined
  lead: string
  /** Number of lessons or topics as text. */
  count: string
}

/** Heading of a list: breadcrumbs, title, lead and count. */
export function PageHeading({ trail, title, note, lead, count }: PageHeadingProps) {
  return (
    <header sx={styles.pageHeading}>
      <Breadcrumbs trail={trail} current={note ? `${title}, ${note}` : title} />
      <h1 sx={styles.pageTitle}>{title}</h1>
      <p sx={styles.pageHeadingText}>{lead}</p>
      <p sx={styles.headerText}>{note ? `${count} · ${note}` : count}</p>
    </header>
  )
}

const styles = {
  pageHeading: { pt: [3, 4], pb: [4, 5] },
  pageTitle: { mt: [2, 3], fontSize: 'h1', lineHeight: 'tight' },
  pageHeadingText: { maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' },
  headerText: { mt: 3, fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
} satisfies Record<string, ThemeUIStyleObject>
