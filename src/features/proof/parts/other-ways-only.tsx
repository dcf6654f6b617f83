/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { usePageTitle } from '../../../shared/ui/page-title'
import { proofTexts } from '../proof-texts'
import { proofPath } from '../proof-ways'
import { useProofWays } from './use-proof-ways'

/** People without a password are offered their other ways as buttons (R272). */
export function OtherWaysOnly({ next }: { next: string | null }) {
  const text = useText(proofTexts)
  const ways = useProofWays('reauthenticate').filter((way) => way !== 'password')
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
            to={withNext(proofPath('reauthenticate', way), next)}
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
