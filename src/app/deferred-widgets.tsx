import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { OverlayOutlet } from '#components/overlays'
import { publicPaths } from '#contract/paths/site-paths'
import { colourModeStore } from '#features/colour-mode/colour-mode-store'
import { enabledBy } from '#features/consent/consent-choice'
import { ConsentWidget } from '#features/consent/consent-widget'
import { useConsentChoice } from '#features/consent/use-consent-choice'
import { HealthIndicator } from '#features/health/health-indicator'
import { usePracticeMarks } from '#features/practice/use-practice-marks'
import { OfflineUse } from '#features/web-app/offline-use'
import { publicConfig } from '#lib/config/public-config'
import { absent } from '#lib/lazy/lazy'
import { openedWithKey } from '#lib/navigation/addresses'
import { callForSession } from '#session/guest-session'
import { fontFamily, fontFiles, fontWeights } from '#theme/fonts'
import { NavigationWidget } from './navigation/navigation-widget'
import { OfflineWidget } from './offline/offline-widget'

export interface WidgetProps {
  path: string
}

/**
 * What every page adds once it is idle, in one chunk; large parts of a widget are in further chunks.
 * Most of it renders nothing at first for a guest.
 */
export default function DeferredWidgets({ path }: WidgetProps) {
  useEffect(() => void colourModeStore(), [])
  useEffect(keepFocusOnceUsed, [])
  useTypeface(path)
  usePracticeMarks(path)
  return (
    <>
      <OverlayOutlet />
      <NavigationWidget path={path} />
      <ConsentWidget path={path} />
      <WebAppWidget path={path} />
      <IdentityPromptWidget />
    </>
  )
}

/** Nothing is pressed before something has the focus; most visitors only read. */
function keepFocusOnceUsed(): void {
  const load = () => {
    import('../components/focus-keeper').then(
      ({ keepFocus }) => keepFocus(),
      () => {},
    )
  }
  addEventListener('focusin', load, { once: true })
}

/** What the places of the layout get: the logo, below the navbar, the footer. */
export const layoutSlots = {
  mark: <HealthIndicator />,
  notice: <OfflineWidget />,
  note: <OfflineUse />,
}

const WebApp = lazy<ComponentType<WidgetProps & { promptsBlocked: boolean }>>(() =>
  import(/* webpackChunkName: "late" */ '../features/web-app/web-app').catch(absent),
)

/**
 * Install, update and offline support. Its messages wait until the consent choice is made, and
 * never show during checkout.
 */
export function WebAppWidget(props: WidgetProps) {
  const choice = useConsentChoice()
  const isUndecided = !choice || choice.kind === 'undecided'
  const isCheckingOut = props.path === publicPaths.checkout
  return (
    <Suspense fallback={null}>
      <WebApp {...props} promptsBlocked={isCheckingOut || isUndecided} />
    </Suspense>
  )
}

type IdentityPrompt = ComponentType<{ agreed: boolean }>

/**
 * Google's sign-in prompt, where the build enables it and the user consented; never where
 * the path contains a secret key.
 */
export function IdentityPromptWidget() {
  const choice = useConsentChoice()
  const agreed = choice !== null && enabledBy(choice).includes('security_storage')
  const isWanted = publicConfig.googleGsiEnable && agreed && !openedWithKey()
  const [loaded, setLoaded] = useState<{ Prompt: IdentityPrompt }>()
  useEffect(() => {
    if (!isWanted) return
    callForSession()
    import(
      /* webpackChunkName: "identity-prompt" */ '../features/identity-prompt/identity-prompt'
    ).then(
      ({ default: Prompt }) => setLoaded({ Prompt }),
      () => {},
    )
  }, [isWanted])
  return loaded ? <loaded.Prompt agreed={agreed} /> : null
}

/** Applies a font that loaded after the first paint, from the next page on. */
function useTypeface(path: string): void {
  const [firstPath] = useState(path)
  const faces = useRef<readonly FontFace[]>([])
  useEffect(() => {
    typefaceAfterFirstPaint().then(
      (late) => {
        faces.current = late
      },
      () => {},
    )
  }, [])
  useLayoutEffect(() => {
    if (path === firstPath) return
    for (const face of faces.current) document.fonts.add(face)
    faces.current = []
  }, [path, firstPath])
}

/** The font faces that loaded after the document's first paint; empty where none did. */
export async function typefaceAfterFirstPaint(): Promise<readonly FontFace[]> {
  if (!missedFirstPaint()) return []
  const faces = fontFiles.map(
    ({ url, unicodeRange }) =>
      new FontFace(fontFamily, `url(${url})`, { weight: fontWeights, unicodeRange }),
  )
  return Promise.all(faces.map((face) => face.load()))
}

function missedFirstPaint(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return fontFiles.some(({ url }) => {
    const [file] = performance.getEntriesByName(new URL(url, location.origin).href, 'resource')
    return !(file instanceof PerformanceResourceTiming) || file.responseEnd > painted
  })
}
