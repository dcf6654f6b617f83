import { Cookie } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconButton } from '#components/icon-button'
import { showToast } from '#components/show-toast'
import { useTranslation } from '#lib/i18n/use-translation'
import { lowWindow } from '#theme/media'
import { enabledBy } from './consent-choice'
import { googleTag } from './consent-effects'
import type { ConsentEvent } from './consent-machine'
import { consentMessages } from './consent-messages'
import { type ConsentRules, consentRules, consentScreen } from './consent-screen'
import { preloadConsent, sendConsent } from './consent-store'
import { closeConsentSettings, openConsentSettings, useConsentSettingsOpen } from './settings-store'
import { useConsentChoice } from './use-consent-choice'

interface ConsentPlaceProps {
  path: string
  rules?: ConsentRules
}

// In the chunk of the deferred widgets: a first visit needs both, with one request.
const loadBanner = () => import(/* webpackChunkName: "late" */ './components/consent-banner')
const loadSettings = () =>
  import(/* webpackChunkName: "consent-settings" */ './components/consent-settings')

/** Windows with space for the settings button beside the content. */
const hasSpaceBeside = '(min-width: 1280px)'

/**
 * Beside the content where there is space; else at the end of the page, in the space that the
 * footer reserves, so that it covers nothing.
 */
const settingsButtonStyle: ThemeUIStyleObject = {
  position: 'absolute',
  right: [4, null, 5, 6],
  bottom: [`calc(12px + 60px + env(safe-area-inset-bottom))`, null, null, 4],
  zIndex: 'bottomBar',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'full',
  bg: 'raised',
  [`@media ${hasSpaceBeside}`]: {
    position: 'fixed',
    right: 'clamp(2px, 50vw - 638px, 16px)',
    boxShadow: 'high',
    button: { width: 'control.sm', height: 'control.sm' },
  },
  // On small screens above the bottom bar at the end of the page.
  [lowWindow]: { position: 'absolute' },
}

/** Consent banner, settings dialog and settings button of every page. */
export function ConsentWidget({ path, rules = consentRules }: ConsentPlaceProps) {
  const { t } = useTranslation(consentMessages)
  const choice = useConsentChoice() || { kind: 'undecided' as const }
  const settingsOpen = useConsentSettingsOpen()
  const { banner, button, settings } = consentScreen({ choice, path, rules, settingsOpen })
  const Banner = useChunk(banner, loadBanner)
  const showFailure = () =>
    showToast({ tone: 'error', title: t('noSettings'), id: 'consent-settings' })
  const send = (event: ConsentEvent) => void sendConsent(event).catch(showFailure)
  const Settings = useChunk(settings !== 'closed', loadSettings, () => {
    closeConsentSettings()
    showFailure()
  })
  const root = useFocusAfterChoice(choice.kind)
  useSettingsLinks()
  const isCounted = enabledBy(choice).includes('analytics_storage')
  useEffect(() => {
    if (isCounted) googleTag?.countPage(path)
  }, [path, isCounted])

  return (
    <div ref={root} onPointerDown={preloadConsent}>
      {banner && Banner && (
        <Banner
          onAccept={() => send({ type: 'all.accepted' })}
          onDecline={rules.acceptNecessary ? () => send({ type: 'necessary.accepted' }) : undefined}
          onSettings={openConsentSettings}
        />
      )}
      {button && <RoundSettingsButton />}
      {Settings && (
        <Settings
          open={settings !== 'closed'}
          choice={choice}
          send={(event) => {
            send(event)
            closeConsentSettings()
          }}
          {...(settings !== 'forced' && { onClose: closeConsentSettings })}
        />
      )}
    </div>
  )
}

/**
 * The focused button disappears with the choice: the focus moves to the settings button, or to the
 * content if that button is at the end of the page.
 */
function useFocusAfterChoice(kind: string) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    if (document.activeElement !== document.body) return
    const button = root.current?.querySelector('button')
    const target = matchMedia(hasSpaceBeside).matches ? button : document.getElementById('content')
    target?.focus({ preventScroll: true })
  }, [kind])
  return root
}

/** Links with `data-consent-settings` open the settings instead of navigating. */
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

/** Reopens the settings after the choice. */
function RoundSettingsButton() {
  const { t } = useTranslation(consentMessages)
  return (
    <div data-chrome='' sx={settingsButtonStyle}>
      <IconButton label={t('settings')} aria-haspopup='dialog' onClick={openConsentSettings}>
        <Cookie />
      </IconButton>
    </div>
  )
}

/**
 * A component of another chunk, loaded when it is needed.
 * @param onError called when the chunk fails; it is loaded again the next time it is needed
 */
function useChunk<Props>(
  isNeeded: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
  onError: () => void = () => {},
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded when it becomes needed
  useEffect(() => {
    if (isNeeded && !loaded) load().then(({ default: Part }) => setLoaded({ Part }), onError)
  }, [isNeeded])
  return loaded?.Part
}
