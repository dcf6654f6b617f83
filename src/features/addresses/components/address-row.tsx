import { Briefcase, House, type LucideIcon, MapPin } from 'lucide-react'
import type { Address } from '../../../../contract/account/address'
import type { AddressType } from '../../../../contract/account/address-type'
import { formatPhone } from '../../../components/address/format-phone'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { LinkButton } from '../../../components/link-button'
import { Row } from '../../../components/row-list'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { type AddressChange, envelopeOf } from '../address-change'
import { addressMessages } from '../address-texts'

const icons: Record<AddressType | '', LucideIcon> = {
  HOME: House,
  OFFICE: Briefcase,
  OTHER: MapPin,
  '': MapPin,
}

interface AddressRowProps {
  address: Address
  story: ChangeStory<AddressChange>
  onStaying: (address: Address) => void
}

/** One address: how it stands on an envelope, and what can be done with it. */
export function AddressRow({ address, story, onStaying }: AddressRowProps) {
  const text = useText(addressMessages)
  const { id, title, isMain, phone } = address
  const { actor } = story
  const Icon = icons[address.locationType]
  const remove = () => {
    const change = { kind: 'remove', id, title } as const
    if (isMain) onStaying(address)
    else actor.send({ type: 'change.considered', change })
  }
  return (
    <Row
      icon={<Icon size={22} />}
      title={title}
      marks={isMain && <Badge tone='primary'>{text('main')}</Badge>}
      facts={
        <>
          {envelopeOf(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {phone && <p>{text('phoneLine', { phone: formatPhone(phone) })}</p>}
        </>
      }
      actions={
        <>
          {!isMain && <MakeMain id={id} title={title} story={story} />}
          <LinkButton
            to={`/account/addresses/${id}/edit`}
            variant='secondary'
            size='sm'
            aria-label={text('actions.editNamed', { title })}
          >
            {text('actions.edit')}
          </LinkButton>
          <Button
            variant='removal'
            size='sm'
            busy={isUnderWay(story, 'remove', id)}
            aria-label={text('actions.removeNamed', { title })}
            onClick={remove}
          >
            {text('actions.remove')}
          </Button>
        </>
      }
    />
  )
}

interface MakeMainProps extends Pick<AddressRowProps, 'story'> {
  id: number
  title: string
}

function MakeMain({ id, title, story }: MakeMainProps) {
  const text = useText(addressMessages)
  return (
    <Button
      variant='secondary'
      size='sm'
      busy={isUnderWay(story, 'main', id)}
      aria-label={text('actions.mainNamed', { title })}
      onClick={() =>
        story.actor.send({ type: 'change.asked', change: { kind: 'main', id, title } })
      }
    >
      {text('actions.main')}
    </Button>
  )
}

function isUnderWay(
  { state }: ChangeStory<AddressChange>,
  kind: AddressChange['kind'],
  id: number,
): boolean {
  const { change } = state.context
  return state.matches('working') && change?.kind === kind && change.id === id
}
