import { useEffect } from 'react'
import { problemsOf } from '#components/account/auth-problems'
import { Button, LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { readCart } from '#contract/endpoints/cart'
import { publicPaths } from '#contract/paths/site-paths'
import AccountUnavailable from '#features/account/account-unavailable'
import { call } from '#lib/http/call'
import { useSubmit } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import cartRecovery from '#locales/el/cart-recovery.json'
import { useSession } from '#session/session'

const recoveryMessages = addMessages('cart-recovery', cartRecovery)

/**
 * The page of a mail about a cart that a member has left. The address opens no cart: who is signed in
 * gets their own, and is told where it is another one.
 */
export default function CartRecovery({ uuid }: { uuid: string }) {
  const { t } = useTranslation(recoveryMessages)
  const { status, user } = useSession()
  usePageTitle(t('title'))
  if (status === 'unavailable') return <AccountUnavailable />
  if (status === 'guest') return <SignInFirst uuid={uuid} />
  // Until the session is known, it says what it is about.
  return user ? (
    <OwnCart key={user.id} uuid={uuid} />
  ) : (
    <FormCard title={t('title')} lead={t('looking')} />
  )
}

function SignInFirst({ uuid }: { uuid: string }) {
  const { t } = useTranslation(recoveryMessages)
  return (
    <FormCard
      drawing={<Motif name='drop' />}
      title={t('title')}
      lead={t('signIn.lead')}
      foot={[<ToCart key='cart' name={t('signIn.otherCart')} />]}
    >
      <LinkButton
        to={loginPath(`${publicPaths.cart}/recover/${uuid}`)}
        size='lg'
        wide
        prefetch={false}
      >
        {t('signIn.action')}
      </LinkButton>
    </FormCard>
  )
}

function ToCart({ name }: { name: string }) {
  return (
    <SiteLink to={publicPaths.cart} prefetch={false}>
      {name}
    </SiteLink>
  )
}

/** Leads to the cart at once where it is the one of the mail. */
function OwnCart({ uuid }: { uuid: string }) {
  const { t } = useTranslation(recoveryMessages)
  const { submit, answer, problem, status } = useSubmit({
    send: async (_: object) => {
      const cart = await call(readCart)
      const isSame = cart.uuid.toLowerCase() === uuid.toLowerCase()
      if (isSame) goTo(publicPaths.cart, { replace: true })
      return { isSame }
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void submit({}), [])
  if (problem) {
    return (
      <FormCard
        drawing={<Motif name='ripple' />}
        title={t('failed')}
        lead={problemsOf(problem).form}
        foot={[<ToCart key='cart' name={t('toCart')} />]}
      >
        <Button size='lg' wide held={status === 'rateLimited'} onClick={() => void submit({})}>
          {t('again')}
        </Button>
      </FormCard>
    )
  }
  if (answer?.isSame === false) {
    return (
      <FormCard drawing={<Motif name='ripple' />} title={t('other.title')} lead={t('other.lead')}>
        <LinkButton to={publicPaths.cart} size='lg' wide prefetch={false}>
          {t('toCart')}
        </LinkButton>
      </FormCard>
    )
  }
  return <FormCard title={t('title')} lead={t('looking')} />
}
