/** Endpoints that the emulator still answers in the old way, by the part of the work that changes them. */
export const stillAsBefore: Readonly<Record<string, readonly string[]>> = {
  account: [
    'PATCH /_allauth/app/v1/account/email',
    'PUT /_allauth/app/v1/account/email',
    'POST /_allauth/app/v1/auth/code/confirm',
    'GET /_allauth/app/v1/auth/email/verify',
    'POST /_allauth/app/v1/auth/email/verify',
  ],
  catalogue: [
    'POST /api/v1/product/review',
    'DELETE /api/v1/product/review/{id}',
    'GET /api/v1/product/review/{id}',
    'PATCH /api/v1/product/review/{id}',
    'GET /api/v1/product/review/{id}/user_product_review',
  ],
  orders: [
    'DELETE /api/v1/cart',
    'GET /api/v1/cart',
    'POST /api/v1/cart/item',
    'DELETE /api/v1/cart/item/{id}',
    'PUT /api/v1/cart/item/{id}',
    'POST /api/v1/order',
    'GET /api/v1/order/my_orders',
    'GET /api/v1/order/uuid/{uuid}',
    'GET /api/v1/order/{id}',
    'POST /api/v1/order/{id}/cancel',
    'GET /api/v1/pay_way',
    'GET /api/v1/settings/get',
    'GET /api/v1/shipping/free-shipping-info',
    'GET /api/v1/shipping/options',
    'GET /api/v1/user/account/{id}/orders',
  ],
}
