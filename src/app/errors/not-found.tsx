import { useDocumentTitle } from '../../components/page-title'
import { NotFoundScreen, notFoundMessages } from '../../features/not-found/not-found-screen'
import { useText } from '../../lib/i18n/messages'

/** The 404 screen, in a chunk of its own. */
export default function NotFound() {
  useDocumentTitle(useText(notFoundMessages)('title'))
  return <NotFoundScreen />
}
