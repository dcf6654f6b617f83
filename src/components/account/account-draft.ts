import { useState } from 'react'
import { tabStorage } from '#lib/storage/tab-storage'
import { currentSession } from '#session/session'
import { type Draft, draftIn } from '../form/draft'

/**
 * The draft of a form for the present user: text that was typed and not sent. A separate file, so
 * that pages can look for a draft without loading the form.
 * @param name of the form
 */
export function accountDraft(name: string): Draft {
  return draftIn(tabStorage, name, currentSession().user?.id ?? null)
}

/** The same for a component: it stays the draft of the user for whom the component was mounted. */
export function useAccountDraft(name: string): Draft {
  const [draft] = useState(() => accountDraft(name))
  return draft
}
