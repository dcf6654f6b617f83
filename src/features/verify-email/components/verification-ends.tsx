import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import verifyEmail from '#locales/el/verify-email.json'
import { useSession } from '#session/session'

/** Messages of verifying an e-mail address. */
export const verifyEmailMessages = addMessages('verify-email', verifyEmail)

/** The address is verified: sign in, or go back to the account. */
export function Verified({ next }: { next: string | null }) {
  const { t } = useTranslation(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  usePageTitle(t('done.title'))
  const lead = isMember ? 'done.leadMember' : 'done.leadGuest'
  const to = isMember
    ? accountRoutes.account.pattern
    : withNext(accountRoutes['account-login'].pattern, next)
  return (
    <FormCard drawing={<Motif name='leaf' />} title={t('done.title')} lead={t(lead)}>
      <LinkButton to={to} prefetch={false} size='lg' wide>
        {t(isMember ? 'done.account' : 'done.login')}
      </LinkButton>
    </FormCard>
  )
}

/** The code is no longer valid: where to start again. */
export function CodeExpired({ next }: { next: string | null }) {
  const { t } = useTranslation(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  usePageTitle(t('ended.title'))
  return (
    <FormCard
      drawing={<Motif name='drop' />}
      title={t('ended.title')}
      lead={t(isMember ? 'ended.leadMember' : 'ended.lead')}
      foot={[
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {t('ended.contact')}
        </SiteLink>,
      ]}
    >
      <FreshStart next={next} />
    </FormCard>
  )
}

interface LinkWrongProps {
  /**
   * `taken`: the address belongs to another account by now. `lapsed`: the link of a sign-up was
   * opened, or is too old.
   */
  why: RefusedKey | 'taken' | 'lapsed'
  next: string | null
}

/** The link is not valid: the reason, as far as it is known, and where to get another. */
export function LinkWrong({ why, next }: LinkWrongProps) {
  const { t } = useTranslation(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  const title = t(`refused.${why}.title`)
  usePageTitle(title)
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={title}
      lead={t(`refused.${why}.${isMember ? 'leadMember' : 'lead'}`)}
      foot={[
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {t('ended.contact')}
        </SiteLink>,
      ]}
    >
      <FreshStart next={next} />
    </FormCard>
  )
}

const { 'account-login': login, 'account-email': emails } = accountRoutes

/** Where to request another mail: a member's addresses, or the login page. */
export function FreshStart({ next }: { next: string | null }) {
  const { t } = useTranslation(verifyEmailMessages)
  const isMember = useSession().status === 'member'
  return (
    <LinkButton
      to={isMember ? emails.pattern : withNext(login.pattern, next)}
      prefetch={false}
      size='lg'
      wide
    >
      {t(isMember ? 'ended.emails' : 'ended.login')}
    </LinkButton>
  )
}

/** Why a key was refused, as far as that is visible without the secret that signed it. */
export type RefusedKey = 'invalid' | 'used' | 'expired'

/** The service's default lifetime of a link, in ms: three days. */
const linkLifeMs = 3 * 86_400_000

/** `<address>:<time>:<signature>`, signed by Django: 32 or 20 bytes in base64url. */
const signedKey = /^[\w-]+:([0-9A-Za-z]{5,8}):[\w-]{27,43}$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Why a link was refused. The service answers all refused keys alike, but each contains its time in
 * seconds: one that is well-formed and not expired must have been used.
 */
export function refusedKey(key: string, nowMs: number): RefusedKey {
  const madeAt = signedKey.exec(key)?.[1]
  if (madeAt === undefined) return 'invalid'
  const seconds = [...madeAt].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
  return nowMs - seconds * 1000 > linkLifeMs ? 'expired' : 'used'
}

/** Whether a key may be a code, which some mails put into their link: 6 characters, or 4-4. */
export function isCode(key: string): boolean {
  return /^[A-Z0-9]{6,10}$|^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(key)
}
