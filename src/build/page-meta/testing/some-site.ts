import type { SiteFacts } from '../json-ld'

/** A site with no more than what is required, for tests. */
export const someSite: SiteFacts = {
  appTitle: 'Στάλα',
  authorName: 'Στάλα Μάθηση',
  appLogo: '/logo.svg',
  baseUrl: 'https://stala.example',
  shipping: null,
  deliveryDays: undefined,
  contact: {},
  returnDays: null,
}
