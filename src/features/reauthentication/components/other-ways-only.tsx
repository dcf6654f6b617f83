/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { usePageTitle } from '../../../components/page-title'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { reauthenticationMessages } from '../reauthentication-texts'
import { reauthenticationPath } from '../reauthentication-ways'
import { useReauthenticationMethods } from './use-reauthentication-methods'

/** People without a password are offered their other ways as buttons (R272). */
export function OtherWaysOnly({ next }: { next: string | null }) {
  const text = useText(reauthenticationMessages)
  const ways = useReauthenticationMethods('reauthenticate').filter((way) => way !== 'password')
  usePageTitle(text('others'))
  return (
    <FormCard
      title={text('others')}
      lead={text(ways.length > 0 ? 'password.none' : 'password.noneAtAll')}
    >
      <div sx={{ display: 'grid', gap: 3 }}>
        {ways.map((way, place) => (
          <LinkButton
            key={way}
            to={withNext(reauthenticationPath('reauthenticate', way), next)}
            variant={place === 0 ? 'primary' : 'secondary'}
            size='lg'
            wide
          >
            {text(`${way}.way`)}
          </LinkButton>
        ))}
        {ways.length === 0 && (
          <LinkButton to={next ?? accountRoutes.account.pattern} size='lg' wide>
            {text('password.goOn')}
          </LinkButton>
        )}
      </div>
    </FormCard>
  )
}
