import { NotFoundScreen } from '../../features/not-found/not-found-screen'

/** The 404 screen, as a part of its own: few pages ever show it. */
export default function NotFound() {
  return <NotFoundScreen />
}
