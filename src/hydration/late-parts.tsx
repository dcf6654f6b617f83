import type { ComponentType } from 'react'
import { bellPlace } from '../layouts/bell-place'
import { cartCountPlace } from '../layouts/cart-count-place'
import { healthPlace } from '../layouts/health-place'
import { offlineNoticePlace } from '../layouts/offline-place'

export interface LatePartProps {
  /** Where the person is. */
  path: string
}

export type LatePart = ComponentType<LatePartProps>

/**
 * What the site adds to every page once it is idle: each part starts its own story and draws what
 * belongs to it. All come in one chunk, yet none begins before it is asked for, so that it can have
 * a task of its own. A part that needs much brings that with a chunk of its own.
 */
export const lateParts: readonly (() => Promise<LatePart>)[] = [
  () =>
    import(/* webpackMode: "eager" */ '../components/overlays/overlay-place').then(
      ({ OverlayPlace }) => OverlayPlace,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../app/navigation/navigation-part').then(
      ({ NavigationPart }) => NavigationPart,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../features/colour-mode/colour-mode-part').then(
      ({ ColourModePart }) => ColourModePart,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../features/consent/consent-place').then(
      ({ ConsentPlace }) => ConsentPlace,
    ),
  () =>
    import(/* webpackMode: "eager" */ './typeface-part').then(({ TypefacePart }) => TypefacePart),
  () => import(/* webpackMode: "eager" */ './web-app-part').then(({ WebAppPart }) => WebAppPart),
  () =>
    import(/* webpackMode: "eager" */ '../app/offline/offline-part').then(
      ({ OfflinePart }) =>
        () => <OfflinePart place={offlineNoticePlace} />,
    ),
  () =>
    import(/* webpackMode: "eager" */ './identity-place').then(
      ({ IdentityPlace }) => IdentityPlace,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../features/health/health-part').then(
      ({ HealthPart }) =>
        () => <HealthPart place={healthPlace} />,
    ),
  () =>
    import(/* webpackMode: "eager" */ './late-bell').then(({ LateBell }) => (props) => (
      <LateBell place={bellPlace} {...props} />
    )),
  () =>
    import(/* webpackMode: "eager" */ './late-cart-count').then(({ LateCartCount }) => (props) => (
      <LateCartCount place={cartCountPlace} {...props} />
    )),
]
