import type { ThemeUIStyleObject } from 'theme-ui'
import type { TextPiece } from '../text-pieces'

/** Text with its matches highlighted. */
export function HighlightedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <>
      {pieces.map(({ text, isMatch }, at) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
          <mark key={at} sx={markStyle}>
            {text}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
          <span key={at}>{text}</span>
        ),
      )}
    </>
  )
}

const markStyle: ThemeUIStyleObject = {
  borderRadius: 4,
  bg: 'primaryTintStrong',
  color: 'primaryText',
  fontWeight: 'bold',
}
