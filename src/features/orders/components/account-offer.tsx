import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { signUpAddress } from '#session/sign-up-address'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'

/** Offers a guest an account, with the address of the order filled in. Not printed. */
export function AccountOffer({ email }: { email: string }) {
  const { t } = useTranslation(ordersMessages)
  const { user } = useSession()
  if (user) return null
  return (
    <div data-chrome='' sx={styles.accountOffer}>
      <SheetSection title={t('offer.title')}>
        <p>{t('offer.sentence')}</p>
        <p sx={styles.stays}>{t('offer.stays')}</p>
        <div>
          <LinkButton
            to={accountRoutes['account-signup'].pattern}
            variant='secondary'
            prefetch={false}
            onClick={() => signUpAddress.keep(email)}
          >
            {t('offer.action')}
          </LinkButton>
        </div>
      </SheetSection>
    </div>
  )
}

const styles = {
  accountOffer: { '& p': { m: 0 } },
  stays: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
