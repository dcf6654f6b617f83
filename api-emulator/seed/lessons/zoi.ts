import type { LessonSeed } from '../seed-types'

/** Lessons on everyday life; their bodies are in `zoi/`. */
export const zoiLessons: readonly LessonSeed[] = [
  {
    slug: 'kafes-kai-ypnos',
    title: 'Ο καφές των πέντε και ο ύπνος των έντεκα',
    subtitle: 'Πόση ώρα μένει η καφεΐνη στο σώμα και πώς βρίσκετε το δικό σας όριο.',
    category: 'ypnos',
    tags: ['epistimi', 'synitheies', 'gia-to-dialeimma'],
    author: 'daphne',
    publishedAt: '2025-10-13T08:30:00+03:00',
    seoDescription:
      'Η μισή καφεΐνη μένει στο σώμα περίπου πέντε ώρες. Δείτε τι σημαίνει για τον ύπνο σας και ως τι ώρα αξίζει να πίνετε καφέ.',
  },
  {
    slug: 'tameio-anagkis',
    title: 'Το ταμείο που πληρώνει το πλυντήριο',
    subtitle: 'Πόσα χρήματα χρειάζονται στην άκρη και πώς μαζεύονται χωρίς ηρωισμούς.',
    category: 'chrima',
    tags: ['spiti', 'gia-archarious', 'askisi'],
    author: 'nikos',
    publishedAt: '2026-02-09T09:00:00+02:00',
    seoDescription:
      'Ταμείο ανάγκης με αριθμούς: πώς υπολογίζετε τα απαραίτητα έξοδα, από ποιο ποσό ξεκινάτε και πότε επιτρέπεται να το αγγίξετε.',
  },
  {
    slug: 'kodikoi-me-lexeis',
    title: 'Κωδικοί που τους θυμάστε και αντέχουν',
    subtitle: 'Γιατί πέντε τυχαίες λέξεις προστατεύουν καλύτερα από ένα θαυμαστικό στο τέλος.',
    category: 'psifiaka',
    tags: ['gia-archarious', 'spiti', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-05-11T09:00:00+03:00',
    seoDescription:
      'Πώς φτιάχνετε ισχυρό κωδικό με τυχαίες λέξεις, γιατί κάθε λογαριασμός θέλει δικό του και πότε αξίζει πραγματικά να τον αλλάζετε.',
  },
  {
    slug: 'mesimerianos-ypnos',
    title: 'Είκοσι λεπτά ύπνος το μεσημέρι',
    subtitle: 'Πότε ένας μικρός ύπνος σώζει το απόγευμα και πότε χαλάει τη νύχτα.',
    category: 'ypnos',
    tags: ['epistimi', 'spiti', 'synitheies'],
    author: 'daphne',
    publishedAt: '2026-07-06T08:30:00+03:00',
    seoDescription:
      'Γιατί νυστάζουμε μετά το μεσημέρι, πόσο να κρατά ο μεσημεριανός ύπνος για να ξυπνάτε καθαροί και σε ποιους δεν ταιριάζει.',
  },
  {
    slug: 'eidopoiiseis-proti-ekdochi',
    title: 'Ψηφιακές ειδοποιήσεις: πρώτη εκδοχή',
    subtitle: 'Τρία καλάθια για να σας διακόπτουν μόνο όσα δεν μπορούν να περιμένουν.',
    category: 'psifiaka',
    tags: ['synitheies', 'gia-to-dialeimma'],
    author: 'eleni',
    publishedAt: '2026-10-05T09:00:00+03:00',
    isPublished: false,
    seoDescription:
      'Χωρίστε τις ειδοποιήσεις του τηλεφώνου σε τρία καλάθια και κρατήστε ήχο μόνο για τους ανθρώπους που σας χρειάζονται τώρα.',
  },
]
