import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface FoldProps {
  /** Decorative. */
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** A tool below the cards, folded until it is wanted. */
export function Fold({ icon: Icon, title, children }: FoldProps) {
  return (
    <details sx={foldStyle}>
      <summary>
        <Icon aria-hidden='true' size={22} />
        <h2>{title}</h2>
        <ChevronDown aria-hidden='true' size={20} />
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Several of them, one below the other. */
export const foldsStyle: ThemeUIStyleObject = {
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'card',
  '& > * + *': { borderTop: '1px solid', borderColor: 'hairline' },
}

const foldStyle: ThemeUIStyleObject = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 56,
    px: [4, 5],
    py: 2,
    borderRadius: 'card',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover > h2': { textDecoration: 'underline' },
    '& > svg': { flexShrink: 0, color: 'primaryText', transition: 'transform 200ms ease-out' },
    '& > h2': { flex: 1, minWidth: 0, fontSize: 'body', fontWeight: 'bold' },
  },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
  '& > div': { display: 'grid', gap: 4, px: [4, 5], pt: 1, pb: 5 },
}
