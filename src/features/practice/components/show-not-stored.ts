import { showToast } from '#components/show-toast'
import { practiceMessages } from '../practice-messages'

/** Says once that the browser stores nothing. */
export function showNotStored(): void {
  const title = practiceMessages.text('notStored')
  showToast({ id: 'not-stored', tone: 'warning', title, staysForMs: 0 })
}
