import { useDocumentTitle } from '../../components/page-title'
import { NotFoundScreen } from '../../features/not-found/not-found-screen'
import { notFoundMessages } from '../../features/not-found/not-found-texts'
import { useText } from '../../lib/i18n/texts'

/** The 404 screen, as a part of its own: few pages ever show it. */
export default function NotFound() {
  useDocumentTitle(useText(notFoundMessages)('title'))
  return <NotFoundScreen />
}
