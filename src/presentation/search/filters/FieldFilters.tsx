import type { FacetCounts } from '../../../application/search/ListingSearch';
import type { Category } from '../../../domain/listings/catalogue/Category';
import type { Field, FlagField, MonthField, NumberField } from '../../../domain/listings/catalogue/Field';
import type { NumberRange, SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { withField, withoutField } from '../criteriaChanges';
import { FacetChoice } from './FacetChoice';
import { FilterSection } from './FilterSection';
import { RangeFilter } from './RangeFilter';
import type { RangeLimits } from './readRange';
import type { ChangeCriteria } from '../useSearchAddress';
import { ValuesFilter } from './ValuesFilter';

interface FieldFiltersProps {
  readonly category: Category;
  readonly criteria: SearchCriteria;
  readonly counts: FacetCounts | null;
  readonly onChange: ChangeCriteria;
}

/** The filters for the fields of the chosen category. */
export function FieldFilters({ category, ...rest }: FieldFiltersProps) {
  return category.fields
    .filter((field) => field.filter === true && canMatter(field, rest.criteria))
    .map((field) => <FieldFilter key={`${category.id} ${field.id}`} field={field} {...rest} />);
}

function FieldFilter({ field, ...rest }: Omit<FieldFiltersProps, 'category'> & { readonly field: Field }) {
  switch (field.kind) {
    case 'choice':
    case 'text':
      return <ValuesFilter field={field} {...rest} />;
    case 'number':
    case 'month':
      return <MeasureFilter field={field} {...rest} />;
    case 'flag':
      return <FlagFilter field={field} {...rest} />;
  }
}

function MeasureFilter({
  field,
  criteria,
  onChange,
}: Omit<FieldFiltersProps, 'category'> & { readonly field: NumberField | MonthField }) {
  const filter = criteria.fields[field.id];
  const change = (range: NumberRange) => onChange(withField(criteria, field.id, { kind: 'range', ...range }), field.id);
  return (
    <RangeFilter
      title={field.label}
      range={filter?.kind === 'range' ? filter : {}}
      limits={field.kind === 'month' ? years : field}
      unit={field.kind === 'month' ? undefined : field.unit}
      onChange={change}
    />
  );
}

function FlagFilter({
  field,
  criteria,
  counts,
  onChange,
}: Omit<FieldFiltersProps, 'category'> & { readonly field: FlagField }) {
  return (
    <FilterSection title={field.label}>
      <FacetChoice
        type="checkbox"
        name={field.id}
        label={field.label}
        isChosen={criteria.fields[field.id]?.kind === 'set'}
        count={counts === null ? null : (counts.fields[field.id]?.['true'] ?? 0)}
        onChange={(isSet) =>
          onChange(isSet ? withField(criteria, field.id, { kind: 'set' }) : withoutField(criteria, field.id))
        }
      />
    </FilterSection>
  );
}

const years: RangeLimits = { minimum: 1900, maximum: 2100, isYear: true };

/** Hides a field that depends on values of another field when none of these is chosen. */
function canMatter({ when }: Field, { fields }: SearchCriteria): boolean {
  const master = when === undefined ? undefined : fields[when.field];
  return master?.kind !== 'any-of' || when === undefined || master.values.some((value) => when.isOneOf.includes(value));
}
