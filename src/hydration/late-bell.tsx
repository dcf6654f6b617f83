import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../session/use-session'

interface LateBellProps {
  /** Id of the element in the bar that the bell is put into, there for members alone. */
  place: string
  path: string
}

/** The bell of a member, whose script only members fetch; without it the page goes on. */
export function LateBell({ place, path }: LateBellProps) {
  const { user } = useSession()
  const isMember = user !== null
  const [found, setFound] = useState<{ Bell: ComponentType<{ userId: number }> }>()
  const [host, setHost] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another bar
  useEffect(() => setHost(document.getElementById(place)), [isMember, place, path])
  useEffect(() => {
    if (!isMember) return
    import(/* webpackChunkName: "notifications" */ './own-bell').then(
      ({ default: Bell }) => setFound({ Bell }),
      () => {},
    )
  }, [isMember])
  if (!user || !found || !host) return null
  return createPortal(<found.Bell key={user.id} userId={user.id} />, host)
}
