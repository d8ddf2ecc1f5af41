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

interface ValuesFilterProps {
  readonly field: ChoiceField | TextField;
  readonly criteria: SearchCriteria;
  readonly counts: FacetCounts | null;
  readonly onChange: ChangeCriteria;
}

const FEW = 6;
/** A list that is hardly longer is shown whole. */
const NEARLY_FEW = 8;
/** « A », « 8+ »: two of them stand side by side. */
const SHORT = 3;

/** Any of a field's values. */
export function ValuesFilter({ field, criteria, counts, onChange }: ValuesFilterProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  /** Which of all choices is the first that was not there before. */
  const firstNew = useRef(-1);
  const filter = criteria.fields[field.id];
  const chosen = filter?.kind === 'any-of' ? filter.values : [];
  const values = facetValues(field, chosen, counts === null ? null : (counts.fields[field.id] ?? {}));
  const isLong = values.length > NEARLY_FEW;
  const few = isLong ? firstFacetValues(values, FEW) : values;
  const unfold = () => {
    firstNew.current = values.findIndex((one) => !few.includes(one));
    setWhole(!isWhole);
  };
  // What has come stands before the button: the keyboard would pass it by.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('input')[firstNew.current]?.focus();
  }, [isWhole]);
  const tick = (value: string, isTicked: boolean) => onChange(withValue(criteria, field.id, value, isTicked));
  if (values.length === 0) return null;
  return (
    <FilterSection title={field.label}>
      <Values ref={list} data-short={values.every(({ label }) => label.length <= SHORT)}>
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
  '@media (pointer: coarse)': { minHeight: 44 },
});
