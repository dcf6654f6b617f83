import { useEffect } from 'react'

interface MediaControls {
  title: string
  isPlaying: boolean
  onPlay: () => void
  onPause: () => void
  onBack: () => void
  onForward: () => void
}

/** Six seconds without a sound: browsers give their media keys to no shorter one. */
const silence = '/silence.wav'

/**
 * Lets the keys of a headset and the lock screen control what is read, where the browser allows it;
 * ends with the component. As browsers know no media in spoken texts, a silent sound is played meanwhile.
 */
export function useMediaSession(controls: MediaControls): void {
  const { title, isPlaying, onPlay, onPause, onBack, onForward } = controls
  useEffect(() => {
    const { mediaSession: session } = navigator as { mediaSession?: MediaSession }
    if (!session) return
    session.metadata = new MediaMetadata({ title })
    const handlers = [
      ['play', onPlay],
      ['pause', onPause],
      ['stop', onPause],
      ['previoustrack', onBack],
      ['nexttrack', onForward],
    ] as const
    for (const [action, handle] of handlers) setHandler(session, action, handle)
    return () => {
      for (const [action] of handlers) setHandler(session, action, null)
      session.metadata = null
      session.playbackState = 'none'
    }
  }, [title, onPlay, onPause, onBack, onForward])
  useEffect(() => {
    const { mediaSession: session } = navigator as { mediaSession?: MediaSession }
    if (!session) return
    session.playbackState = isPlaying ? 'playing' : 'paused'
    if (!isPlaying) return
    const sound = new Audio(silence)
    sound.loop = true
    // Without it the lesson is read all the same.
    sound.play().catch(() => {})
    return () => sound.pause()
  }, [isPlaying])
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handle: (() => void) | null,
): void {
  try {
    session.setActionHandler(action, handle)
  } catch {
    // This browser does not know the action.
  }
}
