import { Global, ThemeContext } from '@emotion/react'
import { globalStyles } from '../theme/global-styles'
import { theme } from '../theme/theme'

/** The rules for whole documents: built pages carry them in their head. */
export default function DocumentStyles() {
  return (
    <ThemeContext.Provider value={theme}>
      <Global styles={globalStyles} />
    </ThemeContext.Provider>
  )
}
