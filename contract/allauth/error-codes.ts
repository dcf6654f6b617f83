/** Error codes of the sign-in service; each needs a Greek text. */
export const authErrorCodes = [
  // of any form
  'required',
  'invalid',
  'invalid_choice',
  'max_length',
  'min_length',
  'null_characters_not_allowed',
  // of accounts
  'account_inactive',
  'cannot_remove_primary_email',
  'duplicate_email',
  'email_password_mismatch',
  'username_password_mismatch',
  'email_taken',
  'enter_current_password',
  'incorrect_code',
  'incorrect_password',
  'invalid_or_expired_key',
  'invalid_login',
  'invalid_password_reset',
  'max_email_addresses',
  'too_many_login_attempts',
  'unknown_email',
  'unverified_primary_email',
  'username_blacklisted',
  'username_taken',
  'select_only_one',
  'same_as_current',
  'rate_limited',
  // of passwords
  'password_too_similar',
  'password_too_short',
  'password_too_common',
  'password_entirely_numeric',
  // of second factors
  'add_email_blocked',
  'cannot_delete_authenticator',
  'cannot_generate_recovery_codes',
  'unverified_email',
  // of providers
  'invalid_token',
  'no_password',
  'no_verified_email',
  'disconnect_last',
  'connected_other',
  'account_not_found',
  'client_id_required',
  'client_id_mismatch',
  'token_required',
  'token_authentication_not_supported',
  'unknown_provider',
  'invalid_url',
] as const
export type AuthErrorCode = (typeof authErrorCodes)[number]

/** Whether a code has a message in this version. */
export function isAuthErrorCode(code: string): code is AuthErrorCode {
  return authErrorCodes.some((known) => known === code)
}

/** Further values of `error` in a provider's redirect. */
export const redirectErrors = [
  'reauthentication_required',
  'signup_closed',
  'permission_denied',
] as const
