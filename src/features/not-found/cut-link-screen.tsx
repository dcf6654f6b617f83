import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { pageAddressOf } from '#contract/paths/match-path'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import cutLink from '#locales/el/cut-link.json'
import { useSession } from '#session/session'

const cutLinkMessages = addMessages('cut-link', cutLink)

interface WayOn {
  name: keyof typeof cutLink.wayOn
  to: string
  /** Guests sign in first. */
  forMembers?: true
}

/** Where mails lead with an id or a key in the address, and where somebody goes on without it. */
const mailedFolders: Readonly<Record<string, WayOn>> = {
  '/cart/recover': { name: 'cart', to: publicPaths.cart },
  '/checkout/success': {
    name: 'orders',
    to: accountRoutes['account-orders'].pattern,
    forMembers: true,
  },
  '/account/password/reset': {
    name: 'password',
    to: accountRoutes['account-password-reset'].pattern,
  },
  '/account/verify-email': {
    name: 'email',
    to: accountRoutes['account-email'].pattern,
    forMembers: true,
  },
  '/account/subscriptions': { name: 'topics', to: accountRoutes['account-subscriptions'].pattern },
}

/** The way on from an unknown address that looks like a mail's link; null for any other address. */
export function wayOnFrom(path: string): WayOn | null {
  const address = `${pageAddressOf(path).toLowerCase()}/`
  const folder = Object.keys(mailedFolders).find((start) => address.startsWith(`${start}/`))
  return (folder && mailedFolders[folder]) || null
}

/** Says that a mail's link was not copied as a whole, and where to go on. */
export function CutLinkScreen({ wayOn: { name, to, forMembers } }: { wayOn: WayOn }) {
  const { t } = useTranslation(cutLinkMessages)
  const { user } = useSession()
  usePageTitle(t('title'))
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={t('title')}
      lead={t('lead')}
      foot={[
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {t('contact')}
        </SiteLink>,
      ]}
    >
      <LinkButton to={forMembers && !user ? loginPath(to) : to} size='lg' wide prefetch={false}>
        {t(`wayOn.${name}`)}
      </LinkButton>
    </FormCard>
  )
}
