import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import type { ChoiceField, TextField } from '../../../domain/listings/catalogue/Field';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { withValue } from '../criteriaChanges';
import { FacetChoice } from './FacetChoice';
import { facetValues, firstFacetValues } from './facetValues';
import { FilterSection } from './FilterSection';
import { filterMessages } from '../messages';
import type { ChangeCriteria } from '../useSearchAddress';
import { TOUCH } from '../../shared/page/screenWidths';

interface ValuesFilterProps {
  readonly field: ChoiceField | TextField;
  readonly criteria: SearchCriteria;
  readonly counts: FacetCounts | null;
  readonly onChange: ChangeCriteria;
}

const FOLDED_COUNT = 6;
/** A list of at most this length is never folded. */
const MAX_UNFOLDED_COUNT = 8;
/** Characters; labels such as « A » or « 8+ » are shown in two columns. */
const SHORT_LABEL_LENGTH = 3;

/** Checkboxes for the values of a field. */
export function ValuesFilter({ field, criteria, counts, onChange }: ValuesFilterProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  /** The index of the first choice that unfolding adds. */
  const firstNew = useRef(-1);
  const filter = criteria.fields[field.id];
  const chosen = filter?.kind === 'any-of' ? filter.values : [];
  const values = facetValues(field, chosen, counts === null ? null : (counts.fields[field.id] ?? {}));
  const isLong = values.length > MAX_UNFOLDED_COUNT;
  const few = isLong ? firstFacetValues(values, FOLDED_COUNT) : values;
  const unfold = () => {
    firstNew.current = values.findIndex((one) => !few.includes(one));
    setWhole(!isWhole);
  };
  // The new choices come before the button, which has the focus: without this, the keyboard would skip them.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('input')[firstNew.current]?.focus();
  }, [isWhole]);
  const tick = (value: string, isTicked: boolean) => onChange(withValue(criteria, field.id, value, isTicked));
  if (values.length === 0) return null;
  return (
    <FilterSection title={field.label}>
      <Values ref={list} data-short={values.every(({ label }) => label.length <= SHORT_LABEL_LENGTH)}>
        {(isWhole ? values : few).map(({ value, label, isChosen, count }) => (
          <FacetChoice
            key={value}
            type="checkbox"
            name={field.id}
            label={label}
            isChosen={isChosen}
            count={count}
            onChange={(isTicked) => tick(value, isTicked)}
          />
        ))}
      </Values>
      {isLong && (
        <More type="button" aria-expanded={isWhole} onClick={unfold}>
          {isWhole ? filterMessages.showFewer : filterMessages.showAll(values.length)}
        </More>
      )}
    </FilterSection>
  );
}

const Values = styled.div({
  '&[data-short="true"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 28 },
});

const More = styled.button({
  minHeight: 36,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  fontWeight: 600,
  color: 'var(--mb-palette-primary-main)',
  '&:hover': { textDecoration: 'underline' },
  [TOUCH]: { minHeight: 44 },
});
