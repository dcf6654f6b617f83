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
import { useTranslation } from '#lib/i18n/use-translation'
import { KitRow, kitMessages } from './kit-row'

const tones: BadgeTone[] = ['neutral', 'primary', 'secondary', 'success', 'warning', 'error']
export function KitControls() {
  const { t } = useTranslation(kitMessages)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [quantity, setQuantity] = useState(1)
  const [order, setOrder] = useState<'new' | 'short'>('new')
  const orders = [
    { value: 'new', label: t('newest') },
    { value: 'short', label: t('shortest') },
  ] as const
  const question = {
    title: t('question'),
    sentence: t('answer'),
    confirmLabel: t('remove'),
  }
  return (
    <>
      <KitRow name='Button'>
        <Button>{t('save')}</Button>
        <Button variant='secondary'>{t('cancel')}</Button>
        <Button variant='quiet'>{t('more')}</Button>
        <Button variant='danger'>{t('remove')}</Button>
        <Button busy>{t('saving')}</Button>
        <Button disabled>{t('save')}</Button>
      </KitRow>
      <KitRow name='Button, size'>
        {controlSizes.map((size) => (
          <Button key={size} size={size}>
            {t('next')}
          </Button>
        ))}
      </KitRow>
      <KitRow name='LinkButton, IconButton, Tooltip, Menu, Avatar'>
        <LinkButton to='/kit'>{t('lessons')}</LinkButton>
        <IconButton label={t('favourite')} aria-pressed>
          <Heart />
        </IconButton>
        <Tooltip text={t('news')}>
          <IconButton label={t('notifications')}>
            <Bell />
          </IconButton>
        </Tooltip>
        <Menu
          label={t('account')}
          button={<Avatar name={t('person')} size={30} />}
          header={t('signedInAs')}
          items={[
            { label: t('settings'), icon: <Settings />, to: '/kit' },
            { label: t('logout'), icon: <LogOut />, onSelect: () => {} },
          ]}
        />
        <Avatar name={t('otherPerson')} size={48} />
        <Avatar size={40} />
      </KitRow>
      <KitRow name='Badge'>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Clock />}>
            {t('minutes')}
          </Badge>
        ))}
      </KitRow>
      <KitRow name='SelectMenu, QuantityStepper, Dialog, Sheet'>
        <SelectMenu label={t('order')} value={order} options={orders} onChange={setOrder} />
        <QuantityStepper label={t('quantity')} value={quantity} max={5} onChange={setQuantity} />
        <Button variant='secondary' onClick={() => void askToConfirm(question)}>
          {t('window')}
        </Button>
        <Button variant='secondary' onClick={() => setSheetOpen(true)}>
          {t('sheet')}
        </Button>
      </KitRow>
      <Sheet open={isSheetOpen} onClose={() => setSheetOpen(false)} title={t('filters')}>
        {t('filtersText')}
      </Sheet>
    </>
  )
}
