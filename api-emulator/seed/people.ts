import type { PersonSeed } from './seed-types'

/** Visitors who comment on lessons and review products. */
export const people: readonly PersonSeed[] = [
  { key: 'maria', firstName: 'Μαρία', lastName: 'Καρρά', username: 'maria.karra' },
  { key: 'giorgos', firstName: 'Γιώργος', lastName: 'Δελής', username: 'giorgosdelis' },
  { key: 'katerina', firstName: 'Κατερίνα', lastName: 'Σταθοπούλου', username: 'katerina_st' },
  { key: 'sofia', firstName: 'Σοφία', lastName: 'Λαμπράκη', username: 'sofia.lam' },
  { key: 'kostas', firstName: 'Κώστας', lastName: 'Τσιρίγος', username: 'kostas-tsirigos' },
  { key: 'anna', firstName: 'Άννα', lastName: 'Χατζηδάκη', username: 'annachatz' },
  { key: 'petros', firstName: 'Πέτρος', lastName: 'Βλάχος', username: 'petrosv' },
  { key: 'ioanna', firstName: 'Ιωάννα', lastName: 'Μπακάλη', username: 'ioanna_b' },
  { key: 'thanasis', firstName: 'Θανάσης', lastName: 'Κουτρούλης', username: 'thanasis.k' },
  { key: 'despina', firstName: 'Δέσποινα', lastName: 'Φωτίου', username: 'despinafot' },
  { key: 'stelios', firstName: 'Στέλιος', lastName: 'Μανωλάκης', username: 'stelios-man' },
  { key: 'vasiliki', firstName: 'Βασιλική', lastName: 'Ζέρβα', username: 'vasiliki.z' },
  { key: 'orestis', firstName: 'Ορέστης', lastName: 'Γαβαλάς', username: 'orestisg' },
  { key: 'lefteris', firstName: 'Λευτέρης', lastName: 'Πλατής', username: 'lefteris_p' },
]
