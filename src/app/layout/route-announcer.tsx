import { useEffect, useRef, useState } from 'react'
import { commonTexts } from '../../shared/i18n/common-texts'
import { useText } from '../../shared/i18n/texts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden'
import { focusOn, pageStart } from './page-start'

/** After a change of page: says its name in Greek and takes focus to its start (R133). */
export function RouteAnnouncer({ path }: { path: string }) {
  const text = useText(commonTexts)
  const [title, setTitle] = useState<string>()
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    // The router takes focus to the whole page in the same turn; this comes after it.
    const frame = requestAnimationFrame(() => {
      const start = pageStart(window.location.hash)
      if (start && !isBeingFilledIn()) focusOn(start)
      setTitle(document.querySelector('main h1')?.textContent ?? document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [path])
  return (
    <VisuallyHidden role='status' data-route-announcer=''>
      {title && text('pageOpened', { title })}
    </VisuallyHidden>
  )
}

/** A form that asks for its first field at once keeps it: leaving it would mark it as empty. */
function isBeingFilledIn(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, select)') ?? false
}
