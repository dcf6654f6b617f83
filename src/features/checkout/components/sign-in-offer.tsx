import { useFormikContext } from 'formik'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath, withNext } from '#lib/navigation/addresses'
import { signUpAddress } from '#session/sign-up-address'
import { handOverDraft } from '../checkout-draft'
import { checkoutMessages } from '../checkout-messages'
import type { CheckoutValues } from '../checkout-schema'

/** Offers a guest to sign in or up, and to come back to the checkout with what was typed. */
export function SignInOffer() {
  const { t } = useTranslation(checkoutMessages)
  const { values } = useFormikContext<CheckoutValues>()
  const toSignUp = () => {
    handOverDraft()
    signUpAddress.keep(values.email)
  }
  const here = window.location.pathname + window.location.search
  return (
    <div sx={styles.signInOffer}>
      <p>{t('who.signIn.sentence')}</p>
      <div sx={styles.ways}>
        <LinkButton
          to={loginPath(here)}
          variant='secondary'
          size='sm'
          prefetch={false}
          onClick={handOverDraft}
        >
          {t('who.signIn.action')}
        </LinkButton>
        <LinkButton
          to={withNext(accountRoutes['account-signup'].pattern, here)}
          variant='quiet'
          size='sm'
          prefetch={false}
          onClick={toSignUp}
        >
          {t('who.signIn.signUp')}
        </LinkButton>
      </div>
    </div>
  )
}

const styles = {
  signInOffer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    p: 4,
    borderRadius: 'card',
    bg: 'hover',
    '& > p': { flex: '1 1 260px', m: 0 },
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
