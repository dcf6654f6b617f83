import type { ReactNode } from 'react'

interface SentenceAroundProps {
  /** A text of a person, in any script. */
  text: ReactNode
  sentence: (text: string) => string
}

/** Stands for the text while its sentence is put together; no message contains it. */
const slot = '\ufffc'

/** A sentence around a text of a person, which runs in a direction of its own. */
export function SentenceAround({ text, sentence }: SentenceAroundProps) {
  const [before, after] = sentence(slot).split(slot)
  return (
    <>
      <span>{before}</span>
      <span dir='auto'>{text}</span>
      <span>{after}</span>
    </>
  )
}
