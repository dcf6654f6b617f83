import { useEffect, useRef } from 'react'
import { showToast } from '../../components/show-toast'
import { useText } from '../../lib/i18n/texts'
import { roomBeside } from './components/banner-style'
import { RoundButton } from './components/round-button'
import { useArrived } from './components/use-arrived'
import { type ConsentRules, consentRules } from './consent-rules'
import { consentScreen } from './consent-screen'
import { consentMessages } from './consent-texts'
import { enabledBy } from './decision'
import { closeConsentSettings, openConsentSettings, useSettingsWanted } from './settings-wanted'
import { consent, googleTag } from './start-consent'
import { useDecision } from './use-decision'

interface ConsentPlaceProps {
  path: string
  rules?: ConsentRules
}

// On a first visit both are wanted: one request.
const loadBanner = () => import(/* webpackChunkName: "late" */ './components/consent-banner')
const loadSettings = () =>
  import(/* webpackChunkName: "consent-settings" */ './components/consent-settings')

/** Everything that a page shows of consent, beside its own content. */
export function ConsentPlace({ path, rules = consentRules }: ConsentPlaceProps) {
  const text = useText(consentMessages)
  const decision = useDecision() ?? { kind: 'undecided' as const }
  const settingsWanted = useSettingsWanted()
  const { banner, button, settings } = consentScreen({ decision, path, rules, settingsWanted })
  const Banner = useArrived(banner, loadBanner)
  const Settings = useArrived(settings !== 'closed', loadSettings, () => {
    closeConsentSettings()
    showToast({ tone: 'error', title: text('noSettings'), id: 'consent-settings' })
  })
  const place = useKeptFocus(decision.kind)
  useSettingsLinks()
  const counts = enabledBy(decision).includes('analytics_storage')
  useEffect(() => {
    if (counts) googleTag?.countPage(path)
  }, [path, counts])

  return (
    <div ref={place}>
      {banner && Banner && (
        <Banner
          onAccept={() => consent().send({ type: 'all.accepted' })}
          onDecline={
            rules.acceptNecessary ? () => consent().send({ type: 'necessary.accepted' }) : undefined
          }
          onSettings={openConsentSettings}
        />
      )}
      {button && <RoundButton />}
      {Settings && (
        <Settings
          open={settings !== 'closed'}
          decision={decision}
          send={(event) => {
            consent().send(event)
            closeConsentSettings()
          }}
          {...(settings !== 'forced' && { onClose: closeConsentSettings })}
        />
      )}
    </div>
  )
}

/**
 * What was pressed goes with the decision: focus then finds the round button in its place, or the
 * content where that button is at the end of the page.
 */
function useKeptFocus(kind: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    if (document.activeElement !== document.body) return
    const button = place.current?.querySelector('button')
    const target = matchMedia(roomBeside).matches ? button : document.getElementById('content')
    target?.focus({ preventScroll: true })
  }, [kind])
  return place
}

/** Links marked as leading to the settings open them here instead of leading away. */
function useSettingsLinks(): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      if (!event.target.closest('[data-consent-settings]')) return
      event.preventDefault()
      openConsentSettings()
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])
}
