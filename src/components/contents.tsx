import { ChevronDown, List } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { lowWindow } from '#theme/media'

/** A heading in the table of contents. */
export interface ContentsHeading {
  anchor: string
  text: string
}

interface ContentsProps {
  label: string
  headings: readonly ContentsHeading[]
}

/** Sticky table of contents beside a text, on wide screens. */
export function ContentsAside({ label, headings }: ContentsProps) {
  return (
    <nav aria-label={label} data-chrome='' sx={styles.contentsAside}>
      <p sx={styles.contentsAsideText}>{label}</p>
      <ContentsList headings={headings} />
    </nav>
  )
}

/** Collapsed table of contents above a text, on small screens. */
export function ContentsFold({ label, headings }: ContentsProps) {
  return (
    <details data-chrome='' sx={foldStyle}>
      <summary>
        <List aria-hidden='true' size={20} />
        <span>{label}</span>
        <ChevronDown aria-hidden='true' size={20} data-chevron='' />
      </summary>
      <div sx={listStyle}>
        <ContentsList headings={headings} />
      </div>
    </details>
  )
}

function ContentsList({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <ol>
      {headings.map(({ anchor, text }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}

const asideStyle: ThemeUIStyleObject = {
  display: ['none', null, null, 'block'],
  position: 'sticky',
  top: 96,
  maxHeight: 'calc(100dvh - 128px)',
  overflowY: 'auto',
  [lowWindow]: { position: 'static', maxHeight: 'none' },
}

const listStyle: ThemeUIStyleObject = {
  fontSize: 'small',
  ol: { m: 0, p: 0, listStyle: 'none', borderLeft: '2px solid', borderColor: 'hairline' },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: ['touch', null, null, 36],
    py: 1,
    pl: 4,
    ml: '-2px',
    borderLeft: '2px solid transparent',
    color: 'textMuted',
    lineHeight: 'heading',
    textDecoration: 'none',
  },
  'a:hover': { color: 'text', borderColor: 'primary' },
}

const foldStyle: ThemeUIStyleObject = {
  display: ['block', null, null, 'none'],
  px: 4,
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'menu',
  bg: 'surface',
  '&[open]': { pb: 4 },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 52,
    fontWeight: 'bold',
    listStyle: 'none',
    cursor: 'pointer',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  '[data-chevron]': { ml: 'auto', transition: 'transform 200ms ease-out' },
  '&[open] [data-chevron]': { transform: 'rotate(180deg)' },
}

const styles = {
  contentsAside: { ...asideStyle, ...listStyle },
  contentsAsideText: { mb: 2, fontWeight: 'bold' },
} satisfies Record<string, ThemeUIStyleObject>
