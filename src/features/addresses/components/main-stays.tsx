import { useEffect, useRef } from 'react'
import type { Address } from '../../../../contract/account/address'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { addressMessages } from '../address-texts'

interface MainStaysProps {
  address: Address
  /** There is no other that could become the main one. */
  isOnly: boolean
  onClose: () => void
}

/** Why the main address is not deleted, and what to do instead; with focus on it. */
export function MainStays({ address, isOnly, onClose }: MainStaysProps) {
  const text = useText(addressMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone='warning'
        title={text('mainStays.title')}
        action={
          <Button variant='secondary' size='sm' onClick={onClose}>
            {text('mainStays.close')}
          </Button>
        }
      >
        {text(isOnly ? 'mainStays.only' : 'mainStays.among', { title: address.title })}
      </Notice>
    </div>
  )
}
