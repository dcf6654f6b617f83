import { createSender } from './create-sender'

/**
 * The site's one door to the network. It takes what `fetch` is when it is called, so that nothing
 * starts on import.
 */
export const sendRequest = createSender((...words) => globalThis.fetch(...words))
