/** A tag shared by products of several categories. */
export interface ProductTagSeed {
  /** ASCII, unique. */
  slug: string
  label: string
}

/** The product tags, in their order. */
export const productTagLabels: readonly ProductTagSeed[] = [
  { slug: 'gia-paidia', label: 'Για παιδιά' },
  { slug: 'gia-efivous', label: 'Για εφήβους' },
  { slug: 'gia-tin-taxi', label: 'Για την τάξη' },
  { slug: 'gia-parea', label: 'Για παρέα' },
  { slug: 'gia-to-taxidi', label: 'Για το ταξίδι' },
  { slug: 'gia-archarious', label: 'Για αρχάριους' },
  { slug: 'idea-gia-doro', label: 'Ιδέα για δώρο' },
  { slug: 'choris-othoni', label: 'Χωρίς οθόνη' },
]

/** Tag slugs by product slug; a missing product has none. */
export const productTags: Readonly<Record<string, readonly string[]>> = {
  'agglika-500-lexeis': ['gia-archarious', 'gia-to-taxidi'],
  'italika-sto-trapezi': ['gia-to-taxidi', 'gia-archarious'],
  'gallika-se-stagones': ['gia-archarious'],
  'ispanika-gia-to-taxidi': ['gia-to-taxidi', 'gia-archarious'],
  'iaponika-chiragkana': ['gia-archarious', 'idea-gia-doro'],
  'archaia-100-rimata': ['gia-efivous'],
  'orthografia-60-zevgaria': ['gia-paidia', 'gia-parea'],
  'ellinika-apo-tin-archi': ['gia-archarious', 'idea-gia-doro'],
  'paroimies-80': ['gia-parea', 'choris-othoni'],
  'elliniki-istoria-50-imerominies': ['gia-efivous', 'gia-tin-taxi'],
  'protevouses-tou-kosmou': ['gia-paidia', 'gia-to-taxidi', 'gia-parea'],
  'nisia-tis-elladas': ['gia-paidia', 'gia-parea'],
  'mythologia-theoi-iroes-terata': ['gia-paidia', 'idea-gia-doro'],
  'gynaikes-pou-allaxan-tin-istoria': ['gia-efivous', 'gia-tin-taxi', 'idea-gia-doro'],
  'periodikos-pinakas-118': ['gia-efivous', 'gia-tin-taxi'],
  'anthropino-soma-90': ['gia-efivous'],
  'ouranos-88-asterismoi': ['idea-gia-doro', 'choris-othoni'],
  'notes-kai-klimakes': ['gia-archarious', 'gia-paidia'],
  'organa-tis-orchistras': ['gia-paidia', 'gia-tin-taxi'],
  'mikroi-voithoi': ['gia-paidia', 'gia-tin-taxi'],
  'imerologio-2027': ['idea-gia-doro', 'choris-othoni'],
  'tetradia-tsepis-triada': ['gia-to-taxidi', 'choris-othoni'],
  'afisa-propaideia': ['gia-paidia', 'gia-tin-taxi'],
  'afisa-grammi-tou-chronou': ['gia-tin-taxi'],
  'afisa-cheimoniatikos-ouranos': ['gia-paidia', 'idea-gia-doro'],
  'afisa-exi-synitheies-meletis': ['gia-efivous', 'gia-tin-taxi'],
  'klepsydra-pente-lepton': ['idea-gia-doro', 'choris-othoni'],
  'optiko-chronometro-60': ['gia-paidia', 'gia-tin-taxi', 'choris-othoni'],
  'kouti-laitner': ['idea-gia-doro', 'choris-othoni'],
  '365-lexeis-me-istoria': ['idea-gia-doro'],
  'o-ypnos-tou-mathiti': ['gia-efivous'],
  'propaideia-se-30-meres': ['gia-paidia'],
  'ti-egine-prin': ['gia-parea', 'gia-efivous', 'choris-othoni'],
  'pou-ston-charti': ['gia-parea', 'gia-paidia', 'choris-othoni'],
  'lexi-me-lexi': ['gia-parea', 'gia-paidia', 'choris-othoni'],
  'sosto-i-mythos': ['gia-parea', 'gia-efivous', 'choris-othoni'],
  'zevgaria-poulia-tis-elladas': ['gia-paidia', 'gia-parea', 'choris-othoni'],
  'doro-gia-taxidiotes': ['gia-to-taxidi', 'idea-gia-doro'],
}
