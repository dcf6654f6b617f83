import { showToast } from '#components/show-toast'
import { addMessages } from '#lib/i18n/messages'
import { loadDocument } from '#lib/navigation/open-document'
import missingPage from '#locales/el/missing-page.json'

const { text } = addMessages('missing-page', missingPage)

/** Says that a page did not open. The retry is the user's own choice, which no guard blocks. */
export function showMissingToast(path: string): void {
  showToast({
    id: 'page-missing',
    tone: 'error',
    title: text('title'),
    description: text('sentence'),
    action: { label: text('retry'), onPress: () => loadDocument(path) },
  })
}
