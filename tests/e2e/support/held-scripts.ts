import type { Page } from '@playwright/test'
import { holdRequests } from './held-requests'

/**
 * Has every script wait, as on a slow line; for pages that are opened from now on.
 * @returns lets them come
 */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\.js$/)
}
