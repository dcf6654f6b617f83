import { ChosenFacets } from './chosen-facets'
import { FacetControls, type FacetControlsProps } from './facet-controls'

/** Brand and attributes: their controls in the sheet, else those that are chosen. */
export default function Facets({
  isInSheet,
  ...props
}: FacetControlsProps & { isInSheet: boolean }) {
  return isInSheet ? <FacetControls {...props} /> : <ChosenFacets {...props} />
}
