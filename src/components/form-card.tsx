import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { accountRoutes } from '#contract/paths/account-paths'
import { withNext } from '#lib/navigation/addresses'
import { SiteLink } from './site-link'

interface FormCardProps {
  title: string
  lead?: ReactNode
  /** Above the title, such as a `Motif`. */
  drawing?: ReactNode
  /** Links below the form. */
  foot?: readonly ReactNode[]
  children?: ReactNode
}

/** Card of a screen with one form: signing in, a code, a new password. */
export function FormCard({ title, lead, drawing, foot = [], children }: FormCardProps) {
  const links = foot.filter(Boolean)
  return (
    <div sx={frameStyle}>
      <div sx={cardStyle}>
        <header sx={styles.header}>
          {drawing}
          <h1 sx={styles.formCardHeading}>{title}</h1>
          {lead && <div sx={leadStyle}>{lead}</div>}
        </header>
        {children}
        {links.length > 0 && (
          <ul sx={footStyle}>
            {links.map((link, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the links of a screen are fixed
              <li key={at}>{link}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface LoginLinkProps {
  /** Path to open after signing in. */
  next: string | null
  children: ReactNode
}

/** A link to the sign-in page, for the foot of a card. */
export function LoginLink({ next, children }: LoginLinkProps) {
  return (
    <SiteLink to={withNext(accountRoutes['account-login'].pattern, next)} prefetch={false}>
      {children}
    </SiteLink>
  )
}

const frameStyle: ThemeUIStyleObject = {
  display: 'grid',
  justifyItems: 'center',
  px: [3, 4],
  pt: [3, 6],
  pb: [6, 7],
}

const cardStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  width: '100%',
  maxWidth: 'narrow',
  p: [2, 6],
  borderRadius: 'card',
  border: ['none', '1px solid'],
  borderColor: ['transparent', 'cardEdge'],
  bg: ['transparent', 'raised'],
  boxShadow: ['none', 'low'],
  overflowWrap: 'anywhere',
}

const leadStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 2,
  color: 'textMuted',
  textWrap: 'pretty',
}

const footStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 1,
  m: 0,
  pt: 4,
  px: 0,
  borderTop: '1px solid',
  borderTopColor: 'hairline',
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
}

const styles = {
  header: {
    display: 'grid',
    gap: 2,
    '& > svg': { width: 72, height: 72, color: 'primary', mb: 2, ml: '-12px' },
  },
  formCardHeading: { fontSize: 'h2', lineHeight: 'heading', textWrap: 'balance' },
} satisfies Record<string, ThemeUIStyleObject>
