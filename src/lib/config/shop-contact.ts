import type { ShopContact } from '#contract/config/public-config'

declare const SHOP_CONTACT: ShopContact

/**
 * Contact and registration data of the shop, as far as they are set; the build defines them as a
 * constant. Only the modules that show them import this, because `publicConfig` is part of every
 * page.
 */
export const shopContact: ShopContact = SHOP_CONTACT
