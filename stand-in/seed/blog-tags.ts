import type { TagSeed } from './seed-types'

export const blogTags: readonly TagSeed[] = [
  { slug: 'se-5-lepta', name: 'σε 5 λεπτά' },
  { slug: 'gia-archarious', name: 'για αρχάριους' },
  { slug: 'askisi', name: 'με άσκηση' },
  { slug: 'synitheies', name: 'συνήθειες' },
  { slug: 'spoudes', name: 'σπουδές' },
  { slug: 'douleia', name: 'δουλειά' },
  { slug: 'spiti', name: 'σπίτι' },
  { slug: 'epistimi', name: 'επιστήμη' },
]
