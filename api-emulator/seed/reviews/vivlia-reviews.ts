import type { ReviewSeed } from '../seed-types'

/** Reviews of books and booklets. */
export const vivliaReviews: readonly ReviewSeed[] = [
  {
    product: 'i-mnimi-thelei-dialeimmata',
    person: 'giorgos',
    rate: 9,
    comment:
      'Το διάβασα στο μετρό, ένα κεφάλαιο τη μέρα. Δεν υπόσχεται θαύματα και ίσως γι’ αυτό έκανα στ’ αλήθεια τις ασκήσεις.',
    status: 'TRUE',
    createdAt: '2026-04-16T08:16:00+03:00',
  },
  {
    product: 'i-mnimi-thelei-dialeimmata',
    person: 'petros',
    rate: 8,
    comment: 'Καθαρή γλώσσα και ενδιαφέροντα πειράματα. Μερικά κεφάλαια τα ήθελα λίγο πιο μεγάλα.',
    status: 'TRUE',
    createdAt: '2026-06-27T21:59:00+03:00',
  },
  {
    product: 'i-mnimi-thelei-dialeimmata',
    person: 'vasiliki',
    rate: 9,
    comment:
      'Το πήρα για τον γιο μου που δίνει πανελλαδικές και τελικά άλλαξε και τον δικό μου τρόπο δουλειάς.',
    status: 'TRUE',
    createdAt: '2026-09-08T19:20:00+03:00',
  },
  {
    product: 'grafo-apla',
    person: 'ioanna',
    rate: 10,
    comment:
      'Έκοψα τα μηνύματά μου στο μισό και κανείς δεν παραπονέθηκε. Ο κατάλογος στο αυτί είναι δίπλα στην οθόνη μου.',
    status: 'TRUE',
    createdAt: '2026-04-02T10:35:00+03:00',
  },
  {
    product: 'grafo-apla',
    person: 'orestis',
    rate: 8,
    comment:
      'Πρακτικό, με πραγματικά παραδείγματα από υπηρεσίες και γραφεία. Θα άξιζε και ένα δεύτερο μέρος για τις εργασίες φοιτητών.',
    status: 'TRUE',
    createdAt: '2026-07-22T18:02:00+03:00',
  },
  {
    product: '365-lexeis-me-istoria',
    person: 'stelios',
    rate: 10,
    comment:
      'Μία λέξη κάθε πρωί με τον καφέ, φωναχτά σε όλο το σπίτι. Το «σχολείο» που σημαίνει ελεύθερος χρόνος έγινε οικογενειακό αστείο.',
    status: 'TRUE',
    createdAt: '2026-04-23T09:03:00+03:00',
  },
  {
    product: '365-lexeis-me-istoria',
    person: 'lefteris',
    rate: 9,
    comment:
      'Πολύ όμορφη έκδοση. Το ευρετήριο με βοηθά να βρίσκω τη λέξη που χρειάζομαι για το μάθημα.',
    status: 'TRUE',
    createdAt: '2026-05-08T13:51:00+03:00',
  },
  {
    product: 'propaideia-se-30-meres',
    person: 'anna',
    rate: 8,
    comment:
      'Δέκα λεπτά τη μέρα χωρίς γκρίνια. Χάσαμε μερικές μέρες με μια ίωση, αλλά το φυλλάδιο ξαναφέρνει μόνο του τα παλιά.',
    status: 'TRUE',
    createdAt: '2026-05-28T17:29:00+03:00',
  },
  {
    product: 'propaideia-se-30-meres',
    person: 'katerina',
    rate: 5,
    comment:
      'Καλές ασκήσεις, όμως τις βρήκαμε λίγο εύκολες για τα τέλη της Γ΄ Δημοτικού. Μάλλον ταιριάζει σε πιο μικρά παιδιά.',
    status: 'TRUE',
    createdAt: '2026-05-25T18:43:00+03:00',
  },
]
