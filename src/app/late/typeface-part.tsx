import { useEffect, useLayoutEffect, useState } from 'react'
import { addLateTypeface, keepLateTypeface } from './late-typeface'

interface TypefacePartProps {
  /** Where the person is. */
  path: string
}

/** Has the pages after the first one drawn with a typeface that was too late for that one. */
export function TypefacePart({ path }: TypefacePartProps) {
  const [firstPath] = useState(path)
  useEffect(() => {
    keepLateTypeface().catch(() => {})
  }, [])
  useLayoutEffect(() => {
    if (path !== firstPath) addLateTypeface()
  }, [path, firstPath])
  return null
}
