import { type RefObject, useEffect, useId, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { lowWindow } from '#theme/media'
import { keyframes } from '#theme/styles'
import { privacySignal } from '../consent-choice'
import { consentMessages } from '../consent-messages'
import { askedIds } from '../declared-cookies'

/**
 * Custom property: height of the banner in px, for elements that must not be covered
 * (src/theme/global-styles.ts).
 */
const bannerHeight = '--consent-banner'

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })

const bottomBar = '60px + env(safe-area-inset-bottom)'

const bannerStyle: ThemeUIStyleObject = {
  position: 'fixed',
  insetInline: [0, null, null, 4],
  bottom: [`calc(${bottomBar})`, null, null, 4],
  zIndex: 'bottomBar',
  display: 'grid',
  gridTemplateColumns: ['1fr', '1fr', null, 'minmax(0, 1fr) auto'],
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3,
  maxWidth: 'content',
  maxHeight: '60vh',
  overflowY: 'auto',
  mx: 'auto',
  px: [4, 5],
  py: [3, 4],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: ['20px 20px 0 0', null, null, 'card'],
  bg: 'raised',
  color: 'text',
  boxShadow: 'high',
  fontSize: 'small',
  animation: `${rise} 250ms ease-out`,
  h2: { mb: 1, fontSize: 'body' },
  '.signal': { mt: 1, color: 'textMuted' },
  '.actions': {
    display: 'grid',
    gridTemplateColumns: ['1fr 1fr', 'auto auto auto'],
    justifyContent: ['stretch', 'end'],
    columnGap: 3,
    rowGap: 1,
  },
  '.actions > :last-of-type': { gridColumn: ['1 / -1', 'auto'], order: [0, -1] },
  '@media print': { display: 'none' },
  // The text scrolls behind the buttons.
  [lowWindow]: {
    bottom: [0, null, null, 4],
    maxHeight: '75dvh',
    py: 0,
    '& > :first-of-type': { pt: 3 },
    '.actions': { position: 'sticky', bottom: 0, pt: 1, pb: 2, bg: 'raised' },
  },
}

const asksNothing = askedIds(publicConfig).length === 0

interface ConsentBannerProps {
  onAccept: () => void
  /** Absent if only the settings offer to decline. */
  onDecline?: (() => void) | undefined
  onSettings: () => void
}

/** The consent banner: does not block the page; accept and decline look the same. */
export default function ConsentBanner({ onAccept, onDecline, onSettings }: ConsentBannerProps) {
  const { t } = useTranslation(consentMessages)
  const titleId = useId()
  const element = useHeightProperty<HTMLElement>(bannerHeight)
  return (
    <section
      ref={element}
      aria-labelledby={titleId}
      data-chrome=''
      data-consent-banner=''
      sx={bannerStyle}
    >
      <div>
        <h2 id={titleId}>{t('banner.title')}</h2>
        <p>{t(asksNothing ? 'banner.necessaryOnly' : 'banner.description')}</p>
        {!asksNothing && privacySignal() && <p className='signal'>{t('banner.signal')}</p>}
      </div>
      <div className='actions'>
        <Button onClick={onAccept}>{t('banner.accept')}</Button>
        {onDecline && <Button onClick={onDecline}>{t('banner.decline')}</Button>}
        <Button variant='quiet' onClick={onSettings}>
          {t('settings')}
        </Button>
      </div>
    </section>
  )
}

/** Space around the element, in px. */
const gap = 12

/**
 * Writes the height of an element in px to a custom property of the document while it is mounted.
 */
function useHeightProperty<Part extends HTMLElement>(variable: string): RefObject<Part> {
  const element = useRef<Part>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () =>
      style.setProperty(variable, `${(element.current?.offsetHeight ?? 0) + gap}px`)
    // It also reports the first size, after the browser's own layout: none has to be forced.
    const observer = new ResizeObserver(measure)
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [variable])
  return element
}
