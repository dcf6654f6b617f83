import { Plus } from 'lucide-react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { addressMessages } from '../address-texts'

/** The way to a new address: the one thing to do where there is none yet, else one among others. */
export function AddAddress({ variant }: { variant: 'primary' | 'secondary' }) {
  const text = useText(addressMessages)
  return (
    <LinkButton to={accountRoutes['account-addresses-new'].pattern} variant={variant}>
      <Plus aria-hidden='true' size={20} />
      {text('add')}
    </LinkButton>
  )
}
