import type { ReviewSeed } from '../seed-types'

/** Reviews of notebooks, posters, timers and stationery. */
export const chartikaReviews: readonly ReviewSeed[] = [
  {
    product: 'tetradio-kornel',
    person: 'kostas',
    rate: 9,
    comment:
      'Το πρώτο τετράδιο που ξανανοίγω μετά το μάθημα. Η στήλη με τις ερωτήσεις κάνει τη διαφορά στην εξεταστική.',
    status: 'TRUE',
    createdAt: '2026-01-25T23:11:00+02:00',
  },
  {
    product: 'tetradio-kornel',
    person: 'anna',
    rate: 8,
    comment:
      'Εξαιρετικό χαρτί, η πένα δεν περνάει από πίσω. Θα ήθελα και μια έκδοση με περισσότερες σελίδες.',
    status: 'TRUE',
    createdAt: '2026-03-17T08:22:00+02:00',
  },
  {
    product: 'tetradio-kornel',
    person: 'orestis',
    rate: 10,
    comment:
      'Πήρα δύο για δοκιμή και τώρα έχω οκτώ. Ανοίγει επίπεδο, γράφει όμορφα και με αναγκάζει να σκεφτώ.',
    status: 'TRUE',
    createdAt: '2026-10-06T12:00:00+03:00',
  },
  {
    product: 'imerologio-2027',
    person: 'petros',
    rate: 9,
    comment:
      'Το περίμενα από τον Σεπτέμβριο. Οι μικρές γνώσεις είναι καινούργιες και το χαρτί πιο χοντρό από πέρυσι.',
    status: 'TRUE',
    createdAt: '2026-10-21T09:45:00+03:00',
  },
  {
    product: 'imerologio-2027',
    person: 'despina',
    rate: 10,
    comment:
      'Τρία πράγματα τη μέρα και τίποτε άλλο. Είχα και το περσινό και ήταν το πρώτο ημερολόγιο που δεν εγκατέλειψα πριν από τον Μάρτιο.',
    status: 'TRUE',
    createdAt: '2026-10-28T21:30:00+02:00',
  },
  {
    product: 'imerologio-2027',
    person: 'giorgos',
    rate: 8,
    comment:
      'Όμορφο και πρακτικό, με δύο κορδέλες. Λίγο βαρύ για να το κουβαλάω κάθε μέρα μαζί μου.',
    status: 'NEW',
    createdAt: '2026-11-07T18:13:00+02:00',
  },
  {
    product: 'tetradio-epanalipseon',
    person: 'ioanna',
    rate: 9,
    comment:
      'Με πέντε κουτάκια δίπλα σε κάθε σημείωση δεν χρειάζομαι εφαρμογή. Σε έναν μήνα θυμόμουν σχεδόν τα πάντα.',
    status: 'TRUE',
    createdAt: '2026-05-04T20:18:00+03:00',
  },
  {
    product: 'tetradio-epanalipseon',
    person: 'lefteris',
    rate: 7,
    comment:
      'Η μέθοδος δουλεύει, θέλει όμως πειθαρχία. Στις πρώτες δύο εβδομάδες τα παράτησα και ξανάρχισα από την αρχή.',
    status: 'TRUE',
    createdAt: '2026-07-13T16:54:00+03:00',
  },
  {
    product: 'afisa-propaideia',
    person: 'maria',
    rate: 9,
    comment:
      'Τα αυτοκόλλητα είναι το μυστικό. Έμαθε το επτά σε τρεις μέρες μόνο και μόνο για να κολλήσει τις σταγόνες.',
    status: 'TRUE',
    createdAt: '2026-02-19T17:41:00+02:00',
  },
  {
    product: 'afisa-propaideia',
    person: 'vasiliki',
    rate: 8,
    comment:
      'Ωραία τυπωμένη και μεγάλη όσο χρειάζεται. Ήρθε τυλιγμένη σφιχτά και ήθελε μια νύχτα κάτω από βιβλία.',
    status: 'TRUE',
    createdAt: '2026-09-30T19:34:00+03:00',
  },
  {
    product: 'klepsydra-pente-lepton',
    person: 'katerina',
    rate: 10,
    comment:
      'Τη γυρίζω, διαβάζω, τελειώνει. Δεν ξέρω γιατί, αλλά με ηρεμεί πολύ περισσότερο από το χρονόμετρο του κινητού.',
    status: 'TRUE',
    createdAt: '2026-03-12T10:27:00+02:00',
  },
  {
    product: 'klepsydra-pente-lepton',
    person: 'stelios',
    rate: 7,
    comment:
      'Όμορφο αντικείμενο και καλό ξύλο. Η δική μου κρατάει πέντε λεπτά και δώδεκα δευτερόλεπτα, μέσα στα όρια που γράφετε.',
    status: 'TRUE',
    createdAt: '2026-04-13T22:06:00+03:00',
  },
  {
    product: 'klepsydra-pente-lepton',
    person: 'orestis',
    rate: 4,
    comment:
      'Ωραία στο μάτι, αλλά μου έπεσε από το γραφείο και έσπασε με την πρώτη. Για σπίτι με παιδιά δεν κάνει.',
    status: 'TRUE',
    createdAt: '2026-08-01T18:50:00+03:00',
  },
  {
    product: 'chronometro-kyvos',
    person: 'anna',
    rate: 9,
    comment:
      'Απλό και αθόρυβο. Το γυρίζω στα είκοσι πέντε λεπτά και δεν με ενοχλεί κανείς, ούτε ο ίδιος μου ο εαυτός.',
    status: 'TRUE',
    createdAt: '2026-06-17T11:09:00+03:00',
  },
  {
    product: 'chronometro-kyvos',
    person: 'thanasis',
    rate: 8,
    comment:
      'Στην τάξη δουλεύει τέλεια με το φως αντί για ήχο. Ελπίζω να ξαναέρθει, γιατί θέλω άλλα δύο.',
    status: 'TRUE',
    createdAt: '2026-10-15T14:37:00+03:00',
  },
  {
    product: 'kouti-laitner',
    person: 'sofia',
    rate: 10,
    comment:
      'Γερό ξύλο, χωράει όλες τις κάρτες και ο πίνακας στο καπάκι με βγάζει από τον κόπο. Το καλύτερο δώρο που έκανα στον εαυτό μου.',
    status: 'TRUE',
    createdAt: '2026-03-01T12:48:00+02:00',
  },
  {
    product: 'kouti-laitner',
    person: 'kostas',
    rate: 8,
    comment:
      'Πολύ καλή κατασκευή. Τα διαχωριστικά πηγαίνουν λίγο σφιχτά στην αρχή, μετά μαλακώνουν.',
    status: 'TRUE',
    createdAt: '2026-10-25T20:21:00+02:00',
  },
  {
    product: 'lefkes-kartes-100',
    person: 'despina',
    rate: 9,
    comment:
      'Χοντρό χαρτί, σωστό μέγεθος, πολύ καλή τιμή. Έχω γράψει ήδη τριακόσιες για το πτυχίο μου.',
    status: 'TRUE',
    createdAt: '2026-05-22T23:36:00+03:00',
  },
]
