/**
 * Entry of the browsers' bundle. It evaluates `react-dom`, i18next with the texts of every page, the page
 * wrapper, and Gatsby with its plugins in a task each: in one they would block a slow phone. Whatever
 * imports `gatsby` evaluates the page wrapper, because Gatsby's own modules import the plugins' hooks.
 * Gatsby's entry comes from an alias of the bundler (`src/build/lean-bundle.ts`).
 */
import 'react-dom/client'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function evaluate(): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ '#lib/i18n/messages')
  await nextTask()
  await import(/* webpackMode: "eager" */ '#app/wrap-page')
  await nextTask()
  await import(/* webpackMode: "eager" */ 'gatsby/cache-dir/production-app')
}

void evaluate()
