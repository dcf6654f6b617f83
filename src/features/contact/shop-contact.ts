import type { ShopContact } from '../../../contract/config/public-config'

declare const SHOP_CONTACT: ShopContact

/** How the shop is reached, put in place as a constant when the site is built. */
export const shopContact: ShopContact = SHOP_CONTACT
