import type { ReviewSeed } from '../seed-types'

/** Reviews of the decks of history and geography. */
export const kartesIstoriaGeografiaReviews: readonly ReviewSeed[] = [
  {
    product: 'protevouses-tou-kosmou',
    person: 'giorgos',
    rate: 9,
    comment:
      'Παίζουμε στο αυτοκίνητο και ο μικρός μάς βάζει όλους κάτω. Μόνο στην Ωκεανία έχουμε ακόμη ελπίδες.',
    status: 'TRUE',
    createdAt: '2026-04-19T12:05:00+03:00',
  },
  {
    product: 'protevouses-tou-kosmou',
    person: 'kostas',
    rate: 8,
    comment:
      'Σωστά στοιχεία και ωραίοι χάρτες. Το κουτί θα μπορούσε να είναι λίγο πιο γερό για τόσες κάρτες.',
    status: 'TRUE',
    createdAt: '2026-07-06T09:30:00+03:00',
  },
  {
    product: 'protevouses-tou-kosmou',
    person: 'stelios',
    rate: 10,
    comment:
      'Δώρο σε παππού ογδόντα χρονών που ήταν ναυτικός. Ξέρει τις μισές επειδή τις έχει δει. Χάρηκε πολύ.',
    status: 'TRUE',
    createdAt: '2026-09-14T19:52:00+03:00',
  },
  {
    product: 'protevouses-tou-kosmou',
    person: 'lefteris',
    rate: 7,
    comment:
      'Καλό υλικό για τη γεωγραφία της Στ΄ Δημοτικού. Θα βοηθούσε να υπάρχει και ο πληθυσμός κάθε χώρας.',
    status: 'NEW',
    createdAt: '2026-11-05T16:20:00+02:00',
  },
  {
    product: 'mythologia-theoi-iroes-terata',
    person: 'katerina',
    rate: 10,
    comment:
      'Μία κάρτα κάθε βράδυ πριν από τον ύπνο. Ο γιος μου έχει μάθει απέξω τους άθλους και τους λέει στη γιαγιά.',
    status: 'TRUE',
    createdAt: '2025-12-28T20:47:00+02:00',
  },
  {
    product: 'mythologia-theoi-iroes-terata',
    person: 'petros',
    rate: 9,
    comment:
      'Πανέμορφη εικονογράφηση και κείμενα στο σωστό μέγεθος. Μας άρεσε που φαίνεται ποιος είναι παιδί ποιου.',
    status: 'TRUE',
    createdAt: '2026-03-30T18:11:00+03:00',
  },
  {
    product: 'mythologia-theoi-iroes-terata',
    person: 'despina',
    rate: 6,
    comment:
      'Ωραίες κάρτες, όμως για επτάχρονο κάποιες ιστορίες είναι λίγο σκληρές. Τις διαβάζουμε μαζί και παραλείπω μερικά.',
    status: 'TRUE',
    createdAt: '2026-05-17T21:38:00+03:00',
  },
  {
    product: 'mythologia-theoi-iroes-terata',
    person: 'orestis',
    rate: 9,
    comment:
      'Τις πήραμε για τις διακοπές και δεν ανοίξαμε τηλεόραση. Οι μεγάλοι μάθαμε περισσότερα από τα παιδιά.',
    status: 'TRUE',
    createdAt: '2026-08-09T23:02:00+03:00',
  },
  {
    product: 'gynaikes-pou-allaxan-tin-istoria',
    person: 'thanasis',
    rate: 10,
    comment:
      'Βάζω μία κάρτα στη βάση κάθε Δευτέρα και ξεκινάμε από εκεί το μάθημα. Οι ερωτήσεις ανοίγουν ωραίες συζητήσεις.',
    status: 'TRUE',
    createdAt: '2026-03-09T13:19:00+02:00',
  },
  {
    product: 'gynaikes-pou-allaxan-tin-istoria',
    person: 'sofia',
    rate: 9,
    comment:
      'Τη χάρισα στην ανιψιά μου και ξετρελάθηκε με τη Μαρί Κιουρί. Τώρα θέλει να πάμε σε μουσείο επιστημών.',
    status: 'TRUE',
    createdAt: '2026-06-21T11:40:00+03:00',
  },
]
