/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { favouritesMessages } from '../favourites-texts'
import type { Mark } from '../mark'

const kinds = ['posts', 'products'] as const

/** The two lists of favourites, each at an address of its own. */
export function KindTabs({ kind: present }: { kind: Mark['kind'] }) {
  const text = useText(favouritesMessages)
  return (
    <nav aria-label={text('tabs')}>
      <ul sx={tabsStyle}>
        {kinds.map((kind) => (
          <li key={kind}>
            <SiteLink
              to={accountRoutes[`account-favourites-${kind}`].pattern}
              prefetch={false}
              {...(kind === present && { 'aria-current': 'page' })}
            >
              {text(`${kind}.tab`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tabsStyle = {
  display: 'flex',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  borderBottom: '1px solid',
  borderColor: 'hairline',
  a: {
    display: 'block',
    px: 3,
    py: '10px',
    mb: '-1px',
    borderBottom: '3px solid transparent',
    color: 'textMuted',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
  'a:hover': { color: 'text' },
  'a[aria-current]': { borderColor: 'primary', color: 'text' },
} as const
