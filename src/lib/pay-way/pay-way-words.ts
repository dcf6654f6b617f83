import { type PayWayCode, payWayCodeOf } from '../../../contract/shop/pay-way-code'
import { type Translations, translate } from '../../../contract/wire/translations'
import payWays from '../../../locales/el/pay-ways.json'
import { addMessages } from '../i18n/texts'

const known = payWays satisfies Record<PayWayCode, { name: string; description: string }>
const { text } = addMessages('pay-ways', known)

interface Named {
  translations: Translations<'name' | 'description'>
}

/** What a way to pay is called: Greek for a code of the API, else as the owner wrote it. */
export function payWayName({ translations }: Named): string {
  const code = payWayCodeOf({ translations })
  return code ? text(`${code}.name`) : translate(translations, 'name')
}

/** How one pays that way: as the owner wrote it, else a plain sentence for a code of the API. */
export function payWayDescription({ translations }: Named): string {
  const written = translate(translations, 'description')
  const code = payWayCodeOf({ translations })
  return written.trim() === '' && code ? text(`${code}.description`) : written
}
