import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../components/visually-hidden'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { followPageStart } from './follow-page-start'

/** After a change of page: says its name in Greek and takes focus to its start (R133). */
export function RouteAnnouncer({ path }: { path: string }) {
  const text = useText(commonMessages)
  const [title, setTitle] = useState<string>()
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    return followPageStart(() =>
      setTitle(document.querySelector('main h1')?.textContent ?? document.title),
    )
  }, [path])
  return (
    <VisuallyHidden role='status' data-route-announcer=''>
      {title && text('pageOpened', { title })}
    </VisuallyHidden>
  )
}
