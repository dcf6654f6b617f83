/** @jsxImportSource theme-ui */
import { ChevronRight } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '../../../components/site-link'

interface LinkListProps {
  links: readonly { name: string; to: string }[]
}

/** A few places to go instead. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul sx={listStyle}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <SiteLink to={to} prefetch={false}>
            {name}
            <ChevronRight aria-hidden='true' size={18} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

const listStyle: ThemeUIStyleObject = {
  m: 0,
  p: 0,
  listStyle: 'none',
  'li + li': { borderTop: '1px solid', borderColor: 'hairline' },
  a: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: 48,
    textDecoration: 'none',
  },
  'a:hover': { textDecoration: 'underline' },
  svg: { flexShrink: 0, color: 'textMuted' },
}
