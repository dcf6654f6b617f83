import { configure } from '@testing-library/react'

/** Deferred components are compiled on their first import, which is slow on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

// In tests of single components nothing waits for the hydration of the page.
if (typeof document !== 'undefined') document.documentElement.dataset.hydrated = 'yes'

// jsdom has no layout.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {}
