import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { NumberRange } from '../../../domain/search/criteria/SearchCriteria';
import { FilterSection } from './FilterSection';
import { filterMessages, rangeProblems } from '../messages';
import { writeBound, type RangeLimits, type TypedRange } from './readRange';
import { useRangeEntry } from './useRangeEntry';

interface RangeFilterProps {
  readonly title: string;
  readonly range: NumberRange;
  readonly limits: RangeLimits;
  readonly unit?: string | undefined;
  onChange(range: NumberRange): void;
  readonly children?: ReactNode;
}

/** Two text fields, minimum and maximum. */
export function RangeFilter({ title, range, limits, unit, onChange, children }: RangeFilterProps) {
  const { typed, problems, type, settle } = useRangeEntry({ range, limits, onChange });
  const problemId = useId();
  const problem = problems.minimum ?? problems.maximum;
  const entry = (end: keyof TypedRange, label: string) => (
    <TextField
      size="small"
      label={label}
      value={typed[end]}
      error={problems[end] !== null}
      onChange={(event) => type(end, event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      slotProps={{
        htmlInput: {
          inputMode: limits.decimals === undefined ? 'numeric' : 'decimal',
          autoComplete: 'off',
          maxLength: 12,
          'aria-describedby': problem === null ? undefined : problemId,
        },
        input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
  return (
    <FilterSection title={title}>
      <Pair>
        {entry('minimum', limits.isYear === true ? filterMessages.yearMinimum : filterMessages.minimum)}
        {entry('maximum', limits.isYear === true ? filterMessages.yearMaximum : filterMessages.maximum)}
      </Pair>
      <Problem id={problemId} role="status">
        {problem !== null &&
          rangeProblems[problem]({
            minimum: writeBound(limits.minimum, limits),
            maximum: writeBound(limits.maximum, limits),
          })}
      </Problem>
      {children}
    </FilterSection>
  );
}

const Pair = styled.div({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, alignItems: 'baseline' });

const Problem = styled.div({
  fontSize: '0.875rem',
  color: 'var(--mb-palette-error-main)',
  '&:not(:empty)': { paddingTop: 6 },
});
