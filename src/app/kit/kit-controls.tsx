import { Bell, Clock, Heart, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { askToConfirm } from '#components/ask-to-confirm'
import { Avatar } from '#components/avatar'
import { Badge, type BadgeTone } from '#components/badge'
import { Button, LinkButton } from '#components/button'
import { controlSizes } from '#components/control-style'
import { Sheet } from '#components/dialog'
import { IconButton } from '#components/icon-button'
import { Menu } from '#components/menu'
import { QuantityStepper } from '#components/quantity-stepper'
import { SelectMenu } from '#components/select'
import { Tooltip } from '#components/tooltip'
import { useText } from '#lib/i18n/messages'
import { KitRow, kitMessages } from './kit-row'

const tones: BadgeTone[] = ['neutral', 'primary', 'secondary', 'success', 'warning', 'error']
/** Samples of controls. */
export function KitControls() {
  const text = useText(kitMessages)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [quantity, setQuantity] = useState(1)
  const [order, setOrder] = useState<'new' | 'short'>('new')
  const orders = [
    { value: 'new', label: text('newest') },
    { value: 'short', label: text('shortest') },
  ] as const
  const question = {
    title: text('question'),
    sentence: text('answer'),
    confirmLabel: text('remove'),
  }
  return (
    <>
      <KitRow name='Button'>
        <Button>{text('save')}</Button>
        <Button variant='secondary'>{text('cancel')}</Button>
        <Button variant='quiet'>{text('more')}</Button>
        <Button variant='danger'>{text('remove')}</Button>
        <Button busy>{text('saving')}</Button>
        <Button disabled>{text('save')}</Button>
      </KitRow>
      <KitRow name='Button, size'>
        {controlSizes.map((size) => (
          <Button key={size} size={size}>
            {text('next')}
          </Button>
        ))}
      </KitRow>
      <KitRow name='LinkButton, IconButton, Tooltip, Menu, Avatar'>
        <LinkButton to='/kit'>{text('lessons')}</LinkButton>
        <IconButton label={text('favourite')} aria-pressed>
          <Heart />
        </IconButton>
        <Tooltip text={text('news')}>
          <IconButton label={text('notifications')}>
            <Bell />
          </IconButton>
        </Tooltip>
        <Menu
          label={text('account')}
          button={<Avatar name={text('person')} size={30} />}
          header={text('signedInAs')}
          items={[
            { label: text('settings'), icon: <Settings />, to: '/kit' },
            { label: text('logout'), icon: <LogOut />, onSelect: () => {} },
          ]}
        />
        <Avatar name={text('otherPerson')} size={48} />
        <Avatar size={40} />
      </KitRow>
      <KitRow name='Badge'>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Clock />}>
            {text('minutes')}
          </Badge>
        ))}
      </KitRow>
      <KitRow name='SelectMenu, QuantityStepper, Dialog, Sheet'>
        <SelectMenu label={text('order')} value={order} options={orders} onChange={setOrder} />
        <QuantityStepper label={text('quantity')} value={quantity} max={5} onChange={setQuantity} />
        <Button variant='secondary' onClick={() => void askToConfirm(question)}>
          {text('window')}
        </Button>
        <Button variant='secondary' onClick={() => setSheetOpen(true)}>
          {text('sheet')}
        </Button>
      </KitRow>
      <Sheet open={isSheetOpen} onClose={() => setSheetOpen(false)} title={text('filters')}>
        {text('filtersText')}
      </Sheet>
    </>
  )
}
