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
}
