import type { LessonSeed } from '../seed-types'

/** Lessons on memory, study and notes; their bodies are in `mathisi/`. */
export const mathisiLessons: readonly LessonSeed[] = [
  {
    slug: 'epanalipsi-me-diastimata',
    title: 'Η δύναμη της επανάληψης με διαστήματα',
    subtitle: 'Οι ίδιες επαναλήψεις, μοιρασμένες σε περισσότερες μέρες, μένουν πολύ περισσότερο.',
    category: 'mnimi',
    tags: ['gia-to-dialeimma', 'askisi', 'epistimi'],
    author: 'daphne',
    publishedAt: '2026-09-22T08:00:00+03:00',
    featured: true,
    seoDescription:
      'Γιατί ξεχνάμε ό,τι διαβάζουμε μεμιάς και πώς να μοιράσετε τις επαναλήψεις σε μέρες για να θυμάστε περισσότερα.',
  },
  {
    slug: 'palati-tis-mnimis',
    title: 'Το παλάτι της μνήμης στο δικό σας σπίτι',
    subtitle: 'Μια αρχαία τεχνική που βάζει έναν κατάλογο σε σειρά με τη βοήθεια του καναπέ σας.',
    category: 'mnimi',
    tags: ['askisi', 'spiti', 'epistimi'],
    author: 'daphne',
    publishedAt: '2025-09-16T09:30:00+03:00',
    seoDescription:
      'Πώς να θυμάστε καταλόγους και ομιλίες με τη σειρά, τοποθετώντας εικόνες σε σημεία του σπιτιού σας.',
  },
  {
    slug: 'kleiste-to-vivlio',
    title: 'Κλείστε το βιβλίο και θυμηθείτε',
    subtitle: 'Η προσπάθεια να θυμηθείτε διδάσκει περισσότερα από μια δεύτερη ανάγνωση.',
    category: 'meleti',
    tags: ['gia-to-dialeimma', 'spoudes', 'askisi', 'epistimi'],
    author: 'eleni',
    publishedAt: '2025-11-04T08:00:00+02:00',
    seoDescription:
      'Τέσσερις απλοί τρόποι να μελετάτε με ανάκληση αντί για ξαναδιάβασμα και το πείραμα που δείχνει γιατί αξίζει.',
  },
  {
    slug: 'anakatepste-tis-askiseis',
    title: 'Ανακατέψτε τις ασκήσεις σας',
    subtitle: 'Όταν δεν ξέρετε τι είδους άσκηση ακολουθεί, μαθαίνετε να διαλέγετε τη σωστή μέθοδο.',
    category: 'meleti',
    tags: ['spoudes', 'askisi', 'epistimi'],
    author: 'nikos',
    publishedAt: '2026-03-10T08:30:00+02:00',
    seoDescription:
      'Οι ανακατεμένες ασκήσεις δυσκολεύουν στην αρχή, αλλά αποδίδουν στο διαγώνισμα. Δείτε πώς να τις εφαρμόσετε.',
  },
  {
    slug: 'simeioseis-cornell',
    title: 'Σημειώσεις Κορνέλ: μια σελίδα, τρεις ζώνες',
    subtitle: 'Δύο γραμμές με τον χάρακα κάνουν τις σημειώσεις σας εργαλείο επανάληψης.',
    category: 'simeioseis',
    tags: ['gia-archarious', 'spoudes', 'douleia', 'askisi'],
    author: 'eleni',
    publishedAt: '2026-05-19T09:00:00+03:00',
    seoDescription:
      'Η μέθοδος Κορνέλ βήμα βήμα: πώς χωρίζετε τη σελίδα, τι γράφετε αριστερά και ποια τρία λάθη να αποφύγετε.',
  },
  {
    slug: 'lexi-kai-eikona',
    title: 'Λέξη και εικόνα μαζί',
    subtitle: 'Ένα πρόχειρο σκίτσο δίπλα στις λέξεις ανοίγει έναν δεύτερο δρόμο προς τη γνώση.',
    category: 'mathisi',
    tags: ['gia-to-dialeimma', 'askisi', 'epistimi'],
    author: 'daphne',
    publishedAt: '2026-07-07T08:00:00+03:00',
    seoDescription:
      'Τι είναι η διπλή κωδικοποίηση, γιατί δεν υπάρχουν «οπτικοί τύποι» και ποια σχέδια βοηθούν να καταλάβετε.',
  },
]
