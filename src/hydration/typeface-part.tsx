import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lateTypeface } from './late-typeface'

interface TypefacePartProps {
  /** Where the person is. */
  path: string
}

/**
 * Has the pages after the first one drawn with a typeface that was too late for that one, in the
 * same moment as they are there.
 */
export function TypefacePart({ path }: TypefacePartProps) {
  const [firstPath] = useState(path)
  const faces = useRef<readonly FontFace[]>([])
  useEffect(() => {
    lateTypeface().then(
      (late) => {
        faces.current = late
      },
      () => {},
    )
  }, [])
  useLayoutEffect(() => {
    if (path === firstPath) return
    for (const face of faces.current) document.fonts.add(face)
    faces.current = []
  }, [path, firstPath])
  return null
}
