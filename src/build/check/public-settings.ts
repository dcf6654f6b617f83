import {
  type PublicConfig,
  PublicConfigError,
  readPublicConfig,
} from '../../../contract/config/public-config'

/**
 * The public configuration from the environment. A wrong setting ends the build with one line for
 * each variable: Gatsby itself would print a page of code, and go on without a configuration.
 */
export function publicSettings(): PublicConfig {
  try {
    return readPublicConfig(process.env)
  } catch (failure) {
    if (!(failure instanceof PublicConfigError)) throw failure
    process.stderr.write(`The site was not built. ${failure.message}\n`)
    process.exit(1)
  }
}
