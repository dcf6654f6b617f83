import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { publicPaths } from '#contract/paths/site-paths'
import { ColourModeSync } from '#features/colour-mode/colour-mode-store'
import { enabledBy } from '#features/consent/consent-choice'
import { useConsentChoice } from '#features/consent/use-consent-choice'
import { bellSlotId, cartCountSlotId, offlineSlotId } from '#layouts/slot-ids'
import { publicConfig } from '#lib/config/public-config'
import { absent } from '#lib/lazy/lazy'
import { openedWithKey } from '#lib/navigation/addresses'
import { callForSession } from '#session/guest-session'
import { shopEnabled, useSession } from '#session/session-store'
import { fontFamily, fontFiles, fontWeights } from '#theme/fonts'

interface WidgetProps {
  /** Path of the current page. */
  path: string
}

/** The widgets that initially render nothing for a guest. */
export function SmallWidgets({ path }: WidgetProps) {
  return (
    <>
      <ColourModeSync />
      <TypefaceWidget path={path} />
      <WebAppWidget path={path} />
      <IdentityPromptWidget />
      <BellWidget slotId={bellSlotId} path={path} />
      <CartCountWidget slotId={cartCountSlotId} path={path} />
    </>
  )
}

interface SlotWidgetProps extends WidgetProps {
  /** Id of the element that the widget is rendered into; it may be absent. */
  slotId: string
}

const WebApp = lazy<ComponentType<WidgetProps & { place: string; promptsBlocked: boolean }>>(() =>
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
      <WebApp {...props} place={offlineSlotId} promptsBlocked={isCheckingOut || isUndecided} />
    </Suspense>
  )
}

type IdentityPrompt = ComponentType<{ agreed: boolean }>

/**
 * Google's sign-in prompt, where the build enables it and the user consented (R013); never where
 * the path contains a secret key (A3-55).
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

/** The notification bell of a member; only members load its script. */
function BellWidget({ slotId, path }: SlotWidgetProps) {
  const { user } = useSession()
  const isMember = user !== null
  const [loaded, setLoaded] = useState<{ Bell: ComponentType<{ userId: number }> }>()
  const slot = useSlot(slotId, isMember, path)
  useEffect(() => {
    if (!isMember) return
    import(/* webpackChunkName: "notifications" */ './member-bell').then(
      ({ default: Bell }) => setLoaded({ Bell }),
      () => {},
    )
  }, [isMember])
  if (!user || !loaded || !slot) return null
  return createPortal(<loaded.Bell key={user.id} userId={user.id} />, slot)
}

const CartCount = lazy(() =>
  import(/* webpackChunkName: "cart-button" */ '../features/cart/cart-count').catch(absent),
)

/** The number of items in the cart, on small screens, where the shop is shown. */
function CartCountWidget({ slotId, path }: SlotWidgetProps) {
  const { status, user } = useSession()
  const isShown = status !== 'unknown' && shopEnabled(user, publicConfig.shopAudience)
  const slot = useSlot(slotId, isShown, path)
  if (!isShown || !slot) return null
  return createPortal(
    <Suspense fallback={null}>
      <CartCount />
    </Suspense>,
    slot,
  )
}

/** The element of a slot; looked up again on each page, as the layout may differ. */
function useSlot(slotId: string, isShown: boolean, path: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another layout
  useEffect(() => setSlot(document.getElementById(slotId)), [isShown, slotId, path])
  return slot
}

/** Applies a font that loaded after the first paint, from the next page on. */
function TypefaceWidget({ path }: WidgetProps) {
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
  return null
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
