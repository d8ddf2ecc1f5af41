import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { areaInFrame } from '../../domain/map/areaInFrame';
import type { PlaceFilter } from '../../domain/search/criteria/SearchCriteria';
import { pillLink } from '../shared/controls/buttonLook';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { shadows } from '../shared/page/shadows';
import { mapMessages } from './messages';
import type { ShownMap } from './placeOnMap';
import type { ResultsMapViewModel } from './ResultsMapViewModel';

interface AreaSearchProps {
  /** What the map shows once somebody has moved it; null before. */
  readonly sight: ShownMap | null;
  readonly results: Pick<ResultsMapViewModel, 'placeWithin' | 'hasNoPlace'>;
  onPlace(place: PlaceFilter, sight: ShownMap): void;
}

/** Offers, and announces, to search where a map has been moved to. */
export const AreaSearch = observer(function AreaSearch({ sight, results, onPlace }: AreaSearchProps) {
  const search = async (shown: ShownMap) => {
    const place = await results.placeWithin(areaInFrame(shown.camera, shown.size));
    if (place === null) return;
    // The button goes, and the focus with it.
    shown.focus();
    onPlace(place, shown);
  };
  return (
    <>
      <VisuallyHidden role="status">{sight !== null && mapMessages.areaOffered}</VisuallyHidden>
      {sight !== null && (
        <Search type="button" data-map-control onClick={() => void search(sight)}>
          {results.hasNoPlace ? mapMessages.areaFailed : mapMessages.searchArea}
        </Search>
      )}
    </>
  );
});

const Search = styled.button({
  ...pillLink,
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 44,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  boxShadow: shadows.deep,
});
