import type { TagSeed } from './seed-types'

export const blogTags: readonly TagSeed[] = [
  { slug: 'gia-to-dialeimma', name: 'για το διάλειμμα' },
  { slug: 'gia-archarious', name: 'για αρχάριους' },
  { slug: 'askisi', name: 'με άσκηση' },
  { slug: 'synitheies', name: 'συνήθειες' },
  { slug: 'spoudes', name: 'σπουδές' },
  { slug: 'douleia', name: 'δουλειά' },
  { slug: 'spiti', name: 'σπίτι' },
  { slug: 'epistimi', name: 'επιστήμη' },
]
