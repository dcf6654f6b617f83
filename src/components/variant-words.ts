import type { ListedVariants } from '#contract/shop/variants'
import { addMessages } from '#lib/i18n/messages'
import listedVariants from '#locales/el/listed-variants.json'

const listedMessages = addMessages('listed-variants', listedVariants)

/** The words of the card of a group, as the build writes them. */
export function variantWords({ count, isFrom }: ListedVariants) {
  return {
    versions: listedMessages.text('versions', { count }),
    from: isFrom ? listedMessages.text('from') : '',
  }
}
