import type { GatsbyBrowser } from 'gatsby'
import { keepInstallOffer } from '../shared/install/install-offer'
import { notePageStart } from '../shared/navigation/page-focus'
import { outlastMissingChunks } from './errors/chunk-error'
import { keepHtmlForCrawlers } from './errors/kept-html'
import { comeAlive } from './held-press'
import { silenceGatsby } from './layout/silence-gatsby'
import { bringWrap } from './wrap-later'

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
  comeAlive()
}
