import { ConsentPlace } from '../../features/consent/consent-place'
import { HealthPart } from '../../features/health/health-part'
import { OverlayPlace } from '../../shared/ui/overlays/overlay-place'
import { bellPlace } from '../layout/bell-place'
import { cartCountPlace } from '../layout/cart-count-place'
import { healthPlace } from '../layout/health-place'
import { NavigationPart } from '../navigation/navigation-part'
import { IdentityPlace } from './identity-place'
import { LateBell } from './late-bell'
import { LateCartCount } from './late-cart-count'
import { WebAppPart } from './web-app-part'

export interface LatePartsProps {
  /** Where the person is. */
  path: string
}

/**
 * What the site adds to every page once it is idle: each part starts its own story and draws what
 * belongs to it. A part that needs much brings that with a chunk of its own, when it is asked for.
 */
export default function LateParts({ path }: LatePartsProps) {
  return (
    <>
      <NavigationPart />
      <WebAppPart path={path} />
      <ConsentPlace path={path} />
      <IdentityPlace />
      <HealthPart place={healthPlace} />
      <LateBell place={bellPlace} path={path} />
      <LateCartCount place={cartCountPlace} path={path} />
      <OverlayPlace />
    </>
  )
}
