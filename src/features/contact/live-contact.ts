import { fromPromise } from 'xstate'
import type { ContactMessage } from '../../../contract/contact/contact-message'
import type { Draft } from '../../components/form/draft'
import { apiRequest } from '../../lib/http/api-request'
import { contactMachine } from './contact-machine'
import type { ContactOutcome } from './contact-outcome'
import { sendMessage } from './send-message'

/** The story of a message, connected to the API, the device and the form's draft. */
export function liveContactMachine(draft: Draft) {
  return contactMachine.provide({
    actors: {
      sendMessage: fromPromise<ContactOutcome, ContactMessage | null>(async ({ input }) =>
        input === null
          ? { kind: 'broken' }
          : sendMessage(apiRequest, input, () => navigator.onLine),
      ),
    },
    actions: { forgetDraft: () => draft.forget() },
  })
}
