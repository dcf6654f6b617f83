import { lazy } from 'react'
import type { PageTable } from './page-table'

/** What belongs to a person: addresses, orders, favourites, reviews, settings, help. */
export const ownPages: PageTable = {
  'account-addresses': lazy(() =>
    import('../../features/addresses/addresses-page').then(({ AddressesPage }) => ({
      default: AddressesPage,
    })),
  ),
  'account-addresses-new': lazy(() =>
    import('../../features/addresses/address-new-page').then(({ AddressNewPage }) => ({
      default: AddressNewPage,
    })),
  ),
  'account-addresses-id-edit': lazy(() =>
    import('../../features/addresses/address-edit-page').then(({ AddressEditPage }) => ({
      default: AddressEditPage,
    })),
  ),
  'account-orders': lazy(() =>
    import('../../features/orders/orders-page').then(({ OrdersPage }) => ({
      default: OrdersPage,
    })),
  ),
  'account-orders-id': lazy(() =>
    import('../../features/orders/order-page').then(({ OrderPage }) => ({ default: OrderPage })),
  ),
  'account-favourites-posts': lazy(() =>
    import('../../features/favourites/favourite-posts-page').then(({ FavouritePostsPage }) => ({
      default: FavouritePostsPage,
    })),
  ),
  'account-favourites-products': lazy(() =>
    import('../../features/favourites/favourite-products-page').then(
      ({ FavouriteProductsPage }) => ({ default: FavouriteProductsPage }),
    ),
  ),
  'account-reviews': lazy(() =>
    import('../../features/reviews/reviews-page').then(({ ReviewsPage }) => ({
      default: ReviewsPage,
    })),
  ),
  'account-settings': lazy(() =>
    import('./account-settings-page').then(({ AccountSettingsPage }) => ({
      default: AccountSettingsPage,
    })),
  ),
  'account-help': lazy(() =>
    import('../../features/help/help-page').then(({ HelpPage }) => ({ default: HelpPage })),
  ),
}
