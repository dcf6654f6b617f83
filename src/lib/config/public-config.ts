import type { PublicConfig } from '../../../contract/config/public-config'

declare const PUBLIC_CONFIG: PublicConfig

/** The public configuration, put in place as a constant when the site is built. */
export const publicConfig: PublicConfig = PUBLIC_CONFIG
