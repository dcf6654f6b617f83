import type { CDPSession, Page } from '@playwright/test'
import { accountRoutes } from '#contract/paths/account-paths'
import { button, expectHeading, field, openPage } from './locators'
import { confirmAddress } from './sign-in'

/** A virtual authenticator of the browser (Chrome DevTools, domain WebAuthn). */
export interface VirtualAuthenticator {
  /** Whether the person touches the sensor; false lets every request time out. */
  present: (present: boolean) => Promise<void>
  /** Whether the fingerprint matches. */
  verified: (verified: boolean) => Promise<void>
  /** How many passkeys it holds. */
  count: () => Promise<number>
  /** Forgets all passkeys, as a lost device does. */
  forgetAll: () => Promise<void>
  /** Removes it: the page then has no authenticator. */
  remove: () => Promise<void>
}

/** Plugs an authenticator with a fingerprint sensor into a page's browser. */
export async function plugAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorWith(client, authenticatorId)
}

function authenticatorWith(client: CDPSession, authenticatorId: string): VirtualAuthenticator {
  return {
    present: async (enabled) => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    verified: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () => {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    forgetAll: async () => {
      await client.send('WebAuthn.clearCredentials', { authenticatorId })
    },
    remove: async () => {
      await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}

/**
 * Removes the user activation from the pages that are opened from now on, so that they may not
 * request a passkey without a click.
 */
export async function withoutActivation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })
  })
}

/** Switches conditional mediation off for the pages that are opened from now on. */
export async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

const passkeySignup = accountRoutes['account-signup-passkey'].pattern

/** Opens an account with a passkey, up to its last step. */
export async function beginPasskeyAccount(
  page: Page,
  email: string,
  code: () => Promise<string>,
): Promise<void> {
  await openPage(page, passkeySignup, 'Εγγραφή με κλειδί πρόσβασης')
  await field(page, 'E-mail').fill(email)
  await button(page, 'Συνέχεια').click()
  await confirmAddress(page, await code())
  await expectHeading(page, 'Φτιάξτε το κλειδί πρόσβασης')
}
