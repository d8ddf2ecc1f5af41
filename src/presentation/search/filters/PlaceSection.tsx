import styled from '@emotion/styled';
import type { Location } from '../../../domain/listings/place/Location';
import {
  DEFAULT_RADIUS_KM,
  RADIUS_CHOICES_KM,
  type SearchCriteria,
} from '../../../domain/search/criteria/SearchCriteria';
import { PlaceField } from '../../shared/places/PlaceField';
import { AroundMe } from '../AroundMe';
import { withChoice } from '../criteriaChanges';
import { FilterSection } from './FilterSection';
import { filterMessages } from '../messages';
import { SelectField } from '../../shared/controls/SelectField';
import type { ChangeCriteria } from '../useSearchAddress';

interface PlaceSectionProps {
  readonly criteria: SearchCriteria;
  readonly onChange: ChangeCriteria;
  /** Begins in the field of the commune. */
  readonly autoFocus?: boolean;
}

/** The commune to search around, and the radius. */
export function PlaceSection({ criteria, onChange, autoFocus = false }: PlaceSectionProps) {
  const { place } = criteria;
  const radiusKm = place?.radiusKm ?? DEFAULT_RADIUS_KM;
  const goTo = (location: Location) => onChange(withChoice(criteria, 'place', { ...location, radiusKm }));
  const change = (location: Location | null, typed: string) => {
    if (location !== null) goTo(location);
    // While another commune is being typed, the former one stays chosen.
    else if (typed.trim() === '') onChange(withChoice(criteria, 'place', null));
  };
  return (
    <FilterSection title={filterMessages.place}>
      <Column>
        <PlaceField
          size="small"
          label={filterMessages.commune}
          value={place ?? null}
          onChange={change}
          autoFocus={autoFocus}
        />
        {place === undefined ? (
          <AroundMe onLocate={goTo} />
        ) : (
          <>
            <SelectField
              label={filterMessages.radius}
              value={String(radiusKm)}
              choices={radiiWith(radiusKm).map((radius) => ({
                value: String(radius),
                label: filterMessages.kilometres(radius),
              }))}
              onChange={(radius) => onChange(withChoice(criteria, 'place', { ...place, radiusKm: Number(radius) }))}
            />
            <small>{filterMessages.approximate}</small>
          </>
        )}
      </Column>
    </FilterSection>
  );
}

/** The address may contain a radius that is not among the choices. */
function radiiWith(radiusKm: number): readonly number[] {
  return [...new Set([...RADIUS_CHOICES_KM, radiusKm])].sort((one, other) => one - other);
}

const Column = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 10,
  small: { fontSize: '0.8125rem', lineHeight: 1.4, color: 'var(--mb-palette-text-secondary)' },
});
