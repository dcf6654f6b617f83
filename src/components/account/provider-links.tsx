/** @jsxImportSource theme-ui */
import { offeredProviders, type Provider } from '../../../contract/allauth/provider'
import type { ProviderTokenBody } from '../../../contract/allauth/provider-bodies'
import providersIn from '../../../locales/el/providers-in.json'
import { addMessages } from '../../lib/i18n/texts'
import { loadDocument } from '../../lib/navigation/open-document'
import { providerPath } from '../../session/provider-path'
import { useAuthConfig } from '../../session/use-auth-config'
import { buttonStyle } from '../button-style'
import { OrLine } from '../or-line'

const { text } = addMessages('providers-in', providersIn)

interface ProviderLinksProps {
  process: ProviderTokenBody['process']
  /** The page to go on to afterwards, checked already. */
  redirect: string | null
  /** Ids of providers that are not to be offered, as they are connected already. */
  without?: readonly string[]
}

/** The providers that can be used, one button each; nothing where there are none (R012, R172). */
export function ProviderLinks({ process, redirect, without = [] }: ProviderLinksProps) {
  const { data: config } = useAuthConfig()
  const offered = offeredProviders(config?.socialaccount?.providers ?? [])
  const providers = offered.filter(({ id }) => !without.includes(id))
  if (providers.length === 0) return null
  return (
    <div sx={{ display: 'grid', gap: 3 }}>
      {process === 'login' && <OrLine>{text('or')}</OrLine>}
      {providers.map((provider) => (
        <ProviderLink
          key={provider.id}
          provider={provider}
          words={text(process, { name: provider.name })}
          to={providerPath(provider.id, process, redirect)}
        />
      ))}
    </div>
  )
}

interface ProviderLinkProps {
  provider: Provider
  words: string
  to: string
}

/** The way to a provider; it takes the place of the page, so that "back" does not begin anew. */
function ProviderLink({ words, to }: ProviderLinkProps) {
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault()
        loadDocument(to, { replace: true })
      }}
      sx={buttonStyle({ variant: 'secondary', size: 'lg', wide: true })}
    >
      {words}
    </a>
  )
}
