import { useRef } from 'react'
import { useSession } from './session'

/**
 * A key for a form of a public page: it changes when another member takes the place of the one
 * before, who may have typed into it. A guest who signs in keeps what was typed.
 */
export function usePersonKey(): number {
  const { user } = useSession()
  const people = useRef({ last: user?.id, key: 0 }).current
  if (user && user.id !== people.last) {
    if (people.last !== undefined) people.key += 1
    people.last = user.id
  }
  return people.key
}
