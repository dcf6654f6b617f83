import { ChosenFilters } from './chosen-filters'
import { FacetControls, type FacetControlsProps } from './facet-controls'

/** The controls of brand and attributes in the sheet, else all filters that are chosen. */
export default function Facets({
  isInSheet,
  ...props
}: FacetControlsProps & { isInSheet: boolean }) {
  return isInSheet ? <FacetControls {...props} /> : <ChosenFilters {...props} />
}
