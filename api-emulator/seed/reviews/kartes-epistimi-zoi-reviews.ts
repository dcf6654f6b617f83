import type { ReviewSeed } from '../seed-types'

/** Reviews of the decks of science, music and everyday life. */
export const kartesEpistimiZoiReviews: readonly ReviewSeed[] = [
  {
    product: 'periodikos-pinakas-118',
    person: 'anna',
    rate: 9,
    comment:
      'Τον απλώσαμε στο σαλόνι και δεν χωρούσε να περάσει κανείς. Τα χρώματα βοηθούν πολύ περισσότερο από το βιβλίο.',
    status: 'TRUE',
    createdAt: '2026-01-31T16:33:00+02:00',
  },
  {
    product: 'periodikos-pinakas-118',
    person: 'ioanna',
    rate: 8,
    comment:
      'Για τη Χημεία της Α΄ Λυκείου ήταν ό,τι έπρεπε. Κάποια στοιχεία έχουν λίγα λόγια, αλλά μάλλον δεν υπάρχουν και πολλά να πεις.',
    status: 'TRUE',
    createdAt: '2026-10-11T18:26:00+03:00',
  },
  {
    product: 'periodikos-pinakas-118',
    person: 'lefteris',
    rate: 7,
    comment:
      'Πολύ χρήσιμες για δουλειά σε ομάδες. Είναι όμως μικρές και από μακριά δεν διαβάζονται, οπότε μαζευόμαστε γύρω από δύο τραπέζια.',
    status: 'TRUE',
    createdAt: '2026-11-02T14:08:00+02:00',
  },
  {
    product: 'ouranos-88-asterismoi',
    person: 'kostas',
    rate: 10,
    comment:
      'Τις πήραμε στον Πάρνωνα τον Αύγουστο και βρήκαμε τον Κύκνο και τη Λύρα χωρίς κινητό. Το κόκκινο φίλτρο κάνει δουλειά.',
    status: 'TRUE',
    createdAt: '2026-08-16T00:41:00+03:00',
  },
  {
    product: 'ouranos-88-asterismoi',
    person: 'stelios',
    rate: 8,
    comment:
      'Καλαίσθητες και ανθεκτικές. Στην αρχή δυσκολεύτηκα χωρίς τις γραμμές, όμως μετά από δύο βράδια συνηθίζεις.',
    status: 'TRUE',
    createdAt: '2026-09-20T22:17:00+03:00',
  },
  {
    product: 'notes-kai-klimakes',
    person: 'giorgos',
    rate: 9,
    comment:
      'Άρχισα πιάνο στα πενήντα και αυτές οι κάρτες μού έλυσαν το κλειδί του φα. Τρία λεπτά πριν από κάθε μάθημα.',
    status: 'TRUE',
    createdAt: '2026-02-25T19:07:00+02:00',
  },
  {
    product: 'notes-kai-klimakes',
    person: 'despina',
    rate: 7,
    comment:
      'Καλό υλικό για αρχάριους. Θα ήθελα και τις σχετικές κλίμακες πάνω στην ίδια κάρτα, για να μην τις ψάχνω.',
    status: 'TRUE',
    createdAt: '2026-07-28T10:49:00+03:00',
  },
  {
    product: 'protes-voitheies-sto-spiti',
    person: 'maria',
    rate: 10,
    comment:
      'Κρέμονται μέσα στο ντουλάπι της κουζίνας. Όταν κάηκε ο μικρός, ήξερα τι να κάνω χωρίς να ψάχνω.',
    status: 'TRUE',
    createdAt: '2026-01-12T09:58:00+02:00',
  },
  {
    product: 'protes-voitheies-sto-spiti',
    person: 'sofia',
    rate: 9,
    comment:
      'Μεγάλα γράμματα, καθαρά βήματα, τίποτα περιττό. Πήρα ένα σετ και για τους γονείς μου στο χωριό.',
    status: 'TRUE',
    createdAt: '2026-04-26T17:14:00+03:00',
  },
  {
    product: 'protes-voitheies-sto-spiti',
    person: 'ioanna',
    rate: 9,
    comment:
      'Ως εκπαιδεύτρια εθελοντών το βρίσκω σωστό και προσεγμένο. Μου αρέσει που λέει καθαρά ότι χρειάζεται και σεμινάριο.',
    status: 'TRUE',
    createdAt: '2026-06-05T12:31:00+03:00',
  },
  {
    product: 'protes-voitheies-sto-spiti',
    person: 'vasiliki',
    rate: 8,
    comment: 'Πολύ χρήσιμο. Ο γάντζος ξεκόλλησε από τον υδρατμό, αλλά με μια βίδα λύθηκε το θέμα.',
    status: 'TRUE',
    createdAt: '2026-10-19T20:03:00+03:00',
  },
  {
    product: 'mikroi-voithoi',
    person: 'katerina',
    rate: 10,
    comment:
      'Μετά την πρόβα του τηλεφωνήματος, η τετράχρονη λέει σε όλους τη διεύθυνσή μας. Σοβαρό θέμα, δοσμένο τρυφερά.',
    status: 'TRUE',
    createdAt: '2026-09-27T18:55:00+03:00',
  },
  {
    product: 'mikroi-voithoi',
    person: 'thanasis',
    rate: 9,
    comment:
      'Το χρησιμοποιούμε στο ολοήμερο. Τα παιδιά ζητούν ξανά και ξανά τη σκηνή με το ποδήλατο.',
    status: 'NEW',
    createdAt: '2026-11-09T13:26:00+02:00',
  },
  {
    product: 'simata-tou-dromou',
    person: 'stelios',
    rate: 1,
    comment:
      'Δεν έχει έρθει ακόμη η παραγγελία μου και στο τηλέφωνο δεν το σηκώνει κανείς. Πείτε μου πού βρίσκεται το δέμα.',
    status: 'FALSE',
    createdAt: '2026-07-10T13:33:00+03:00',
  },
  {
    product: 'simata-tou-dromou',
    person: 'kostas',
    rate: 9,
    comment: 'Πέρασα τα σήματα με την πρώτη. Τις διάβαζα στο λεωφορείο, δέκα κάθε διαδρομή.',
    status: 'TRUE',
    createdAt: '2026-10-30T08:40:00+02:00',
  },
]
