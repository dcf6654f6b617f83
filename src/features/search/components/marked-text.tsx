/** @jsxImportSource theme-ui */
import type { TextPiece } from '../text-pieces'

/** A text with its matches marked; always as text, whatever stands in it. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <>
      {pieces.map(({ text, isMatch }, at) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
          <mark key={at} sx={markStyle}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  )
}

const markStyle = {
  borderRadius: 4,
  bg: 'primaryTintStrong',
  color: 'primaryText',
  fontWeight: 'bold',
}
