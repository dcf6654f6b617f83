import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { offeredProviders, type Provider } from '#contract/allauth/session-answer'
import { addMessages } from '#lib/i18n/messages'
import { loadDocument } from '#lib/navigation/open-document'
import providerLinks from '#locales/el/provider-links.json'
import { useAuthConfig } from '#session/use-auth-config'
import { Button, buttonStyle } from '../button'
import { Notice } from '../notice'

const { text } = addMessages('provider-links', providerLinks)

/** Signing in, or connecting an account. */
type Process = 'login' | 'connect'

interface ProviderLinksProps {
  process: Process
  /** Path of the page to go to afterwards, validated by the caller. */
  redirect: string | null
  /** Ids of connected providers, which are left out. */
  without?: readonly string[]
}

/** A button for each configured provider; renders nothing where there is none, and says where not all are known. */
export function ProviderLinks({ process, redirect, without = [] }: ProviderLinksProps) {
  const { data: config, hasFailed, isPending, retry } = useAuthConfig()
  const known = config?.socialaccount
  const unknown = (hasFailed || known?.leftOut) && (
    <Notice
      tone='warning'
      action={
        hasFailed && (
          <Button variant='secondary' size='sm' busy={isPending} onClick={retry}>
            {text('unknown.retry')}
          </Button>
        )
      }
    >
      {text(`unknown.${process}`)}
    </Notice>
  )
  const offered = offeredProviders(known?.providers ?? [])
  const providers = offered.filter(({ id }) => !without.includes(id))
  if (providers.length === 0) return unknown || null
  return (
    <div sx={styles.providerLinks}>
      {process === 'login' && <OrLine>{text('or')}</OrLine>}
      {providers.map((provider) => (
        <ProviderLink
          key={provider.id}
          provider={provider}
          label={text(process, { name: provider.name })}
          to={providerPath(provider.id, process, redirect)}
        />
      ))}
      {unknown}
    </div>
  )
}

/** Divider with a word in the middle, between ways of signing in. */
export function OrLine({ children }: { children: ReactNode }) {
  return <div sx={styles.orLine}>{children}</div>
}

interface ProviderLinkProps {
  provider: Provider
  label: string
  to: string
}

/** A link to a provider. It replaces the page, so that Back does not start the sign-in again. */
function ProviderLink({ label, to }: ProviderLinkProps) {
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault()
        loadDocument(to, { replace: true })
      }}
      sx={styles.providerLink}
    >
      {label}
    </a>
  )
}

/**
 * The gateway's path that starts a sign-in with a provider: `/auth/{id}`.
 * @param redirect path of the page to go to afterwards, validated by the caller
 */
export function providerPath(id: string, process: Process, redirect: string | null): string {
  const query = new URLSearchParams()
  if (process === 'connect') query.set('process', process)
  if (redirect !== null) query.set('redirect', redirect)
  return query.size === 0 ? `/auth/${id}` : `/auth/${id}?${query}`
}

const styles = {
  orLine: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'textMuted',
    fontSize: 'small',
    '&::before, &::after': { content: '""', flex: 1, height: '1px', bg: 'hairline' },
  },
  providerLinks: { display: 'grid', gap: 3 },
  providerLink: buttonStyle({ variant: 'secondary', size: 'lg', wide: true }),
} satisfies Record<string, ThemeUIStyleObject>
