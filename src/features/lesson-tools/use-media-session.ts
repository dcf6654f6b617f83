import { useEffect } from 'react'

interface MediaControls {
  title: string
  isPlaying: boolean
  onPlay: () => void
  onPause: () => void
  onBack: () => void
  onForward: () => void
}

/**
 * Lets the keys of a headset and the lock screen control what is read, where the browser allows it;
 * ends with the component.
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
    for (const [action, handle] of handlers) session.setActionHandler(action, handle)
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null)
      session.metadata = null
      session.playbackState = 'none'
    }
  }, [title, onPlay, onPause, onBack, onForward])
  useEffect(() => {
    const { mediaSession: session } = navigator as { mediaSession?: MediaSession }
    if (session) session.playbackState = isPlaying ? 'playing' : 'paused'
  }, [isPlaying])
}
