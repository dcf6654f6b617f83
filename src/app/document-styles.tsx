import { Global, ThemeContext } from '@emotion/react'
import { globalStyles } from '../theme/global-styles'
import { theme } from '../theme/theme'

/** The global styles; built pages have them in their head. */
export default function DocumentStyles() {
  return (
    <ThemeContext.Provider value={theme}>
      <Global styles={globalStyles} />
    </ThemeContext.Provider>
  )
}
