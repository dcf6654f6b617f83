import type { PublicConfig } from '#contract/config/public-config'

const publicConfig: Partial<PublicConfig> = {
  appTitle: 'Σταγόνα',
  appLogo: '/logo.svg',
  authorName: 'Σταγόνα Μικρομάθηση',
  titleSeparator: '-',
  baseUrl: 'https://example.gr',
  shopAudience: 'superusers',
}

// Constants of the build (src/lib/config).
Object.assign(globalThis, {
  PUBLIC_CONFIG: publicConfig,
  SHOP_CONTACT: {},
  DEMONSTRATION_ACCOUNTS: {
    customer: { email: 'customer@example.gr', password: 'customer-password' },
    owner: { email: 'owner@example.gr', password: 'owner-password' },
  },
})
