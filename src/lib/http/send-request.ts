import { createSender } from './create-sender'
import { askNetwork } from './network'

/** Sends a request to our own origin, with deadline and retries. */
export const sendRequest = createSender(askNetwork)
