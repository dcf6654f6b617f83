import type { GatsbyBrowser } from 'gatsby'
import { keepHtmlForCrawlers } from './errors/kept-html'
import { silenceGatsby } from './layout/silence-gatsby'

/** Before the page comes alive. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepHtmlForCrawlers()
}

/** As soon as it has. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  silenceGatsby()
}
