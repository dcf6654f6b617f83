/** For whom the shop's links and cart appear. */
export const shopAudiences = ['superusers', 'customers', 'everyone'] as const
export type ShopAudience = (typeof shopAudiences)[number]
