import { useState } from 'react'
import { tabStorage } from '../../lib/storage/tab-storage'
import { currentSession } from '../../session/session-view'
import { type Draft, draftIn } from '../form/draft'

/** What the person who is here typed into a form and did not send; `name` tells the forms apart. */
export function ownDraft(name: string): Draft {
  return draftIn(tabStorage, name, currentSession().user?.id ?? null)
}

/** The same for a view: it stays the draft of the person for whom the view appeared. */
export function useAccountDraft(name: string): Draft {
  const [draft] = useState(() => ownDraft(name))
  return draft
}
