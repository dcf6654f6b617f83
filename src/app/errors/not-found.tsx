import { NotFoundScreen } from '../../features/not-found/not-found-screen'
import { notFoundTexts } from '../../features/not-found/not-found-texts'
import { useText } from '../../shared/i18n/texts'
import { useDocumentTitle } from '../../shared/ui/page-title'

/** The 404 screen, as a part of its own: few pages ever show it. */
export default function NotFound() {
  useDocumentTitle(useText(notFoundTexts)('title'))
  return <NotFoundScreen />
}
