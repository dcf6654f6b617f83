/** @jsxImportSource theme-ui */

import { SiteLink } from '../components/site-link'
import { publicConfig } from '../lib/config/public-config'

const { appLogo, appTitle } = publicConfig
const darkLogo = appLogo.replace(/(?=\.[a-z]+$)/, '-dark')
const size = { width: 145, height: 30 }

/** The wordmark, in the version that the document's colours call for (R134). */
export function Logo() {
  return (
    <SiteLink
      to='/'
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        minHeight: 'touch',
        '.theme-ui-dark & .on-light, html:not(.theme-ui-dark) & .on-dark': { display: 'none' },
      }}
    >
      <img className='on-light' src={appLogo} alt={appTitle} {...size} />
      <img className='on-dark' src={darkLogo} alt={appTitle} {...size} />
    </SiteLink>
  )
}
