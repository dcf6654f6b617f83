/** @jsxImportSource theme-ui */
import { Global } from '@emotion/react'
import { useId } from 'react'
import { Button } from '../../../components/button'
import { publicConfig } from '../../../lib/config/public-config'
import { useText } from '../../../lib/i18n/texts'
import { consentMessages } from '../consent-texts'
import { askedIds } from '../declared-cookies'
import { privacySignal } from '../privacy-signal'
import { bannerHeight, bannerStyle, roomForBanner } from './banner-style'
import { useLowerEdge } from './use-lower-edge'

const asksNothing = askedIds(publicConfig).length === 0

interface ConsentBannerProps {
  onAccept: () => void
  /** Left out where declining is offered in the settings alone. */
  onDecline?: (() => void) | undefined
  onSettings: () => void
}

/** Asks once, without standing in the way: accepting and declining weigh the same (R250, R251). */
export default function ConsentBanner({ onAccept, onDecline, onSettings }: ConsentBannerProps) {
  const text = useText(consentMessages)
  const titleId = useId()
  const element = useLowerEdge<HTMLElement>(bannerHeight)
  return (
    <section ref={element} aria-labelledby={titleId} data-chrome='' sx={bannerStyle}>
      <Global styles={roomForBanner} />
      <div>
        <h2 id={titleId}>{text('banner.title')}</h2>
        <p>{text(asksNothing ? 'banner.necessaryOnly' : 'banner.description')}</p>
        {!asksNothing && privacySignal() && <p className='signal'>{text('banner.signal')}</p>}
      </div>
      <div className='deeds'>
        <Button onClick={onAccept}>{text('banner.accept')}</Button>
        {onDecline && <Button onClick={onDecline}>{text('banner.decline')}</Button>}
        <Button variant='quiet' onClick={onSettings}>
          {text('settings')}
        </Button>
      </div>
    </section>
  )
}
