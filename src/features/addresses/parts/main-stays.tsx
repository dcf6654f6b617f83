import { useEffect, useRef } from 'react'
import type { Address } from '../../../../contract/account/address'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { Notice } from '../../../shared/ui/notice'
import { addressTexts } from '../address-texts'

/** Why the main address is not deleted, and what to do instead; with focus on it. */
export function MainStays({ address, onClose }: { address: Address; onClose: () => void }) {
  const text = useText(addressTexts)
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
        {text('mainStays.sentence', { title: address.title })}
      </Notice>
    </div>
  )
}
