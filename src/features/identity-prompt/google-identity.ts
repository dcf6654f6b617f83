/** The part of Google Identity Services that the prompt uses, as its script defines it. */
interface GoogleIdentity {
  initialize: (settings: {
    client_id: string
    callback: (answer: { credential?: string }) => void
    context: 'signin'
    use_fedcm_for_prompt: boolean
  }) => void
  prompt: (moment: (now: PromptMoment) => void) => void
  cancel: () => void
}

interface PromptMoment {
  isSkippedMoment: () => boolean
  isDismissedMoment: () => boolean
  getDismissedReason: () => string
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

/**
 * Shows Google's prompt.
 * @returns the user's credential; null if the prompt was not shown or was closed
 */
export function askGoogle(clientId: string, signal: AbortSignal): Promise<string | null> {
  const service = window.google?.accounts?.id
  if (!service) return Promise.resolve(null)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => service.cancel())
    service.initialize({
      client_id: clientId,
      callback: ({ credential }) => resolve(credential ?? null),
      context: 'signin',
      use_fedcm_for_prompt: true,
    })
    service.prompt((now) => {
      const isClosed = now.isDismissedMoment() && now.getDismissedReason() !== 'credential_returned'
      if (now.isSkippedMoment() || isClosed) resolve(null)
    })
  })
}
