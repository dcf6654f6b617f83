import { Briefcase, House, type LucideIcon, MapPin, Plus } from 'lucide-react'
import { formatPhone } from '#components/address/format-phone'
import { Badge } from '#components/badge'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Row, RowList } from '#components/row-list'
import { UnshownRows } from '#components/unshown-rows'
import type { Address, AddressType } from '#contract/account/address'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountChange } from '#session/use-account-change'
import { type AddressChange, envelopeLines } from '../api'
import { addressMessages } from '../messages'
import { NoAddressesDrawing } from './no-addresses-drawing'

interface AddressListProps {
  addresses: readonly Address[]
  /** Number of addresses that cannot be shown. */
  unshown: number
  mutation: AccountChange<AddressChange>
}

/** The addresses, the main one first. */
export function AddressList({ addresses, unshown, mutation }: AddressListProps) {
  const { t } = useTranslation(addressMessages)
  if (addresses.length === 0 && unshown === 0) {
    return (
      <EmptyState
        drawing={<NoAddressesDrawing />}
        title={t('empty.title')}
        action={<AddAddressLink variant='primary' />}
      >
        {t('empty.sentence')}
      </EmptyState>
    )
  }
  return (
    <>
      {addresses.length > 0 && (
        <RowList label={t('list')}>
          {mainFirst(addresses).map((address) => (
            <AddressRow key={address.id} address={address} mutation={mutation} />
          ))}
        </RowList>
      )}
      <UnshownRows kind='addresses' count={unshown} />
    </>
  )
}

function mainFirst(addresses: readonly Address[]): Address[] {
  return addresses.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
}

export function AddAddressLink({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation(addressMessages)
  return (
    <LinkButton to={accountRoutes['account-addresses-new'].pattern} variant={variant}>
      <Plus aria-hidden='true' size={20} />
      <span>{t('add')}</span>
    </LinkButton>
  )
}

const icons: Record<AddressType | '', LucideIcon> = {
  HOME: House,
  OFFICE: Briefcase,
  OTHER: MapPin,
  '': MapPin,
}

interface AddressRowProps {
  address: Address
  mutation: AccountChange<AddressChange>
}

function AddressRow({ address, mutation }: AddressRowProps) {
  const { t } = useTranslation(addressMessages)
  const { id, title, isMain, phone } = address
  const Icon = icons[address.locationType]
  const remove = () => mutation.consider({ kind: 'remove', id, title })
  return (
    <Row
      icon={<Icon size={22} />}
      title={<span dir='auto'>{title}</span>}
      marks={isMain && <Badge tone='primary'>{t('main')}</Badge>}
      facts={
        <>
          {envelopeLines(address).map((line) => (
            <p key={line} dir='auto'>
              {line}
            </p>
          ))}
          {phone && <p>{t('phoneLine', { phone: formatPhone(phone) })}</p>}
        </>
      }
      actions={
        <>
          {!isMain && <MakeMain id={id} title={title} mutation={mutation} />}
          <LinkButton
            to={`/account/addresses/${id}/edit`}
            variant='secondary'
            size='sm'
            aria-label={t('actions.editNamed', { title })}
          >
            {t('actions.edit')}
          </LinkButton>
          <Button
            variant='removal'
            size='sm'
            busy={isWorking(mutation, 'remove', id)}
            aria-label={t('actions.removeNamed', { title })}
            onClick={remove}
          >
            {t('actions.remove')}
          </Button>
        </>
      }
    />
  )
}

interface MakeMainProps extends Pick<AddressRowProps, 'mutation'> {
  id: number
  title: string
}

function MakeMain({ id, title, mutation }: MakeMainProps) {
  const { t } = useTranslation(addressMessages)
  return (
    <Button
      variant='secondary'
      size='sm'
      busy={isWorking(mutation, 'main', id)}
      aria-label={t('actions.mainNamed', { title })}
      onClick={() => void mutation.submit({ kind: 'main', id, title })}
    >
      {t('actions.main')}
    </Button>
  )
}

function isWorking(
  { status, change }: AccountChange<AddressChange>,
  kind: AddressChange['kind'],
  id: number,
): boolean {
  return status === 'working' && change?.kind === kind && change.id === id
}
