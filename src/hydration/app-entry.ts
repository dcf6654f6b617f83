/**
 * Entry of the browsers' bundle. It evaluates `react-dom`, i18next with the texts of every page, the
 * navbar with links and icons, the rest of the page wrapper, and Gatsby with its plugins in a task each:
 * in one they would block a slow phone. Gatsby's entry comes from an alias of the bundler
 * (`src/build/lean-bundle.ts`).
 */
import 'react-dom/client'

const steps = [
  () => import(/* webpackMode: "eager" */ '#lib/i18n/messages'),
  () => import(/* webpackMode: "eager" */ '#layouts/navbar'),
  () => import(/* webpackMode: "eager" */ '#app/wrap-page'),
  () => import(/* webpackMode: "eager" */ 'gatsby/cache-dir/production-app'),
]

async function evaluate(): Promise<void> {
  for (const step of steps) {
    await new Promise((nextTask) => setTimeout(nextTask))
    await step()
  }
}

void evaluate()
