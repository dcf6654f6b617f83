import type { Page } from '@playwright/test'

declare global {
  interface Window {
    violations?: string[]
  }
}

/** Records violations of the content policy from the start on. */
export async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      window.violations?.push(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
}

/** The violations on the open page. */
export const violationsOn = (page: Page) => page.evaluate(() => window.violations)
