import { globalStyles } from '#theme/global-styles'
import { insertGlobalStyles } from '#theme/styles'
import { theme } from '#theme/theme'

// The global styles; built pages have them in their head, so only the build and development load
// this.
insertGlobalStyles(globalStyles(theme))
