import type { ComponentType } from 'react'
import { healthSlotId, offlineNoticeSlotId } from '#layouts/slot-ids'

export interface DeferredWidgetProps {
  /** Path of the current page. */
  path: string
}

export type DeferredWidget = ComponentType<DeferredWidgetProps>

/**
 * The widgets that every page adds once it is idle. All are in one chunk, but each module is
 * evaluated in a separate task (`eager` imports). Large parts of a widget are in further chunks.
 */
export const deferredWidgets: readonly (() => Promise<DeferredWidget>)[] = [
  () =>
    import(/* webpackMode: "eager" */ '../components/overlays').then(
      ({ OverlayOutlet }) => OverlayOutlet,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../app/navigation/navigation-widget').then(
      ({ NavigationWidget }) => NavigationWidget,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../features/consent/consent-widget').then(
      ({ ConsentWidget }) => ConsentWidget,
    ),
  () =>
    import(/* webpackMode: "eager" */ './deferred-widgets').then(
      ({ SmallWidgets }) => SmallWidgets,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../app/offline/offline-widget').then(
      ({ OfflineWidget }) =>
        () => <OfflineWidget place={offlineNoticeSlotId} />,
    ),
  () =>
    import(/* webpackMode: "eager" */ '../features/health/health-indicator').then(
      ({ HealthIndicator }) =>
        () => <HealthIndicator place={healthSlotId} />,
    ),
]
