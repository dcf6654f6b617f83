import { type PayWayCode, payWayCodeOf } from '#contract/shop/online-payment'
import { type Translations, translate } from '#contract/wire/translations'
import payWays from '#locales/el/pay-ways.json'
import { addMessages } from '../i18n/messages'

const known = payWays satisfies Record<PayWayCode, { name: string; description: string }>
const { text } = addMessages('pay-ways', known)

interface Named {
  translations: Translations<'name' | 'description'>
}

/** Name of a payment method: Greek for a known code of the API, else the stored name. */
export function payWayName({ translations }: Named): string {
  const code = payWayCodeOf({ translations })
  return code ? text(`${code}.name`) : translate(translations, 'name')
}

/** Description of a payment method: the stored one, else the default of a known code. */
export function payWayDescription({ translations }: Named): string {
  const written = translate(translations, 'description')
  const code = payWayCodeOf({ translations })
  return written.trim() === '' && code ? text(`${code}.description`) : written
}

/** Whether it is cash on delivery, by its known code or by the name that people know it by. */
export function isCashOnDelivery({ translations }: Named): boolean {
  const name = payWayName({ translations }).trim().toLocaleLowerCase('el')
  return name.startsWith(text('PAY_ON_DELIVERY.name').toLocaleLowerCase('el'))
}
