import type { PublicConfig } from '../../contract/config/public-config'

const publicConfig: Partial<PublicConfig> = {
  appTitle: 'Σταγόνα',
  appLogo: '/logo.svg',
  authorName: 'Σταγόνα Μικρομάθηση',
  titleSeparator: '-',
  baseUrl: 'https://example.gr',
  shopAudience: 'superusers',
}

// A constant of the build (src/lib/config/public-config.ts).
Object.assign(globalThis, { PUBLIC_CONFIG: publicConfig })
