import { bookmarks, feltPens, leitnerBox } from '../kinds/desk-tools'
import { cubeTimer, dialTimer, hourglass } from '../kinds/timers'
import type { ProductDesign } from '../product-design'

/** Timers and stationery. */
export const deskGoods: Record<string, ProductDesign> = {
  'klepsydra-pente-lepton': hourglass,
  'chronometro-kyvos': cubeTimer,
  'optiko-chronometro-60': dialTimer,
  'kouti-laitner': leitnerBox,
  'markadoroi-exi-apaloi': feltPens(['Έξι απαλοί', 'μαρκαδόροι']),
  'magnitikoi-selidodeiktes': bookmarks(['Μαγνητικοί', 'σελιδοδείκτες']),
}
