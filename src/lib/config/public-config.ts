import type { PublicConfig } from '#contract/config/public-config'

declare const PUBLIC_CONFIG: PublicConfig

/** The public configuration; the build defines it as a constant. */
export const publicConfig: PublicConfig = PUBLIC_CONFIG
