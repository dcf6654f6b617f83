/** A Greek voice, one of the device before one of the network; null where there is none. */
export function greekVoice(synthesis: SpeechSynthesis): SpeechSynthesisVoice | null {
  const greek = synthesis.getVoices().filter(({ lang }) => /^el(?:$|[-_])/i.test(lang))
  return greek.find(({ localService }) => localService) ?? greek[0] ?? null
}

/** How long the voices of a device are waited for, in ms: browsers know them late. */
const longestWait = 2000

/** The device's Greek voice, waited for a little; null where it has none, or does not speak at all. */
export async function findGreekVoice(): Promise<SpeechSynthesisVoice | null> {
  const { speechSynthesis: synthesis } = window as { speechSynthesis?: SpeechSynthesis }
  if (!synthesis) return null
  return greekVoice(synthesis) ?? (await lateVoice(synthesis))
}

function lateVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | null> {
  return new Promise((resolve) => {
    const look = () => {
      const voice = greekVoice(synthesis)
      if (voice) finish(voice)
    }
    const timer = setTimeout(() => finish(null), longestWait)
    const finish = (voice: SpeechSynthesisVoice | null) => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', look)
      resolve(voice)
    }
    synthesis.addEventListener('voiceschanged', look)
  })
}
