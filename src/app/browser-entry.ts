import type { GatsbyBrowser } from 'gatsby'
import { onHydrated } from '../hydration/click-replay'
import { bringWrap } from '../hydration/wrap-later'
import { silenceGatsby } from '../layouts/silence-gatsby'
import { keepInstallOffer } from '../lib/install/install-offer'
import { notePageStart } from '../lib/navigation/page-focus'
import { outlastMissingChunks } from './errors/chunk-error'
import { keepHtmlForCrawlers } from './errors/kept-html'

// Not in a hook: Gatsby's navigation listens before it calls the first one.
outlastMissingChunks()

/** Before the page comes alive. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepHtmlForCrawlers()
  keepInstallOffer()
  return bringWrap()
}

/** Before another page takes the place of the present one. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) notePageStart()
}

/** As soon as it has. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  silenceGatsby()
  onHydrated()
}
