import styled from '@emotion/styled';
import { memo, use } from 'react';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import { SENIORITIES } from '../../../domain/listings/sellerSeniority';
import { MAXIMUM_PRICE } from '../../../domain/listings/Price';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { SearchScopeContext } from '../SearchScope';
import { CategoryFilter } from './CategoryFilter';
import { ChoiceFilter } from './ChoiceFilter';
import { FacetChoice } from './FacetChoice';
import { FieldFilters } from './FieldFilters';
import { FilterSection } from './FilterSection';
import { filterMessages } from '../messages';
import { PlaceSection } from './PlaceSection';
import { RangeFilter } from './RangeFilter';
import type { ChangeCriteria } from '../useSearchAddress';

interface FilterPanelProps {
  readonly criteria: SearchCriteria;
  /** Null while they are unknown. */
  readonly counts: FacetCounts | null;
  readonly onChange: ChangeCriteria;
}

const prices = { minimum: 0, maximum: MAXIMUM_PRICE };
const kinds = (['offer', 'wanted'] as const).map((value) => ({ value, label: filterMessages.kinds[value] }));
const sellers = (['private', 'professional'] as const).map((value) => ({
  value,
  label: filterMessages.sellers[value],
}));
const seniorities = SENIORITIES.map((value) => ({ value, label: filterMessages.seniorities[value] }));

/** All filters of a search. */
export const FilterPanel = memo(function FilterPanel({ criteria, counts, onChange }: FilterPanelProps) {
  const category = criteria.categoryId === undefined ? undefined : findCategory(criteria.categoryId);
  const flag = (
    entry: 'giftOnly' | 'withPhoto' | 'delivery' | 'hideReserved' | 'titleOnly',
    label: string,
    count: number | undefined,
  ) => (
    <FacetChoice
      type="checkbox"
      name={entry}
      label={label}
      isChosen={criteria[entry]}
      count={count ?? null}
      onChange={(isSet) => onChange({ ...criteria, [entry]: isSet })}
    />
  );
  return (
    <Panel>
      {use(SearchScopeContext) === null && <CategoryFilter criteria={criteria} counts={counts} />}
      <PlaceSection criteria={criteria} onChange={onChange} />
      <RangeFilter
        title={category?.price.label ?? filterMessages.price}
        unit="€"
        limits={prices}
        range={criteria.price}
        onChange={(price) => onChange({ ...criteria, price }, 'price')}
      >
        {category?.price.allowsGift !== false && flag('giftOnly', filterMessages.gift, counts?.gift)}
      </RangeFilter>
      {category !== undefined && (
        <FieldFilters category={category} criteria={criteria} counts={counts} onChange={onChange} />
      )}
      <ChoiceFilter
        criteria={criteria}
        entry="kind"
        title={filterMessages.kind}
        choices={kinds}
        allLabel={filterMessages.allKinds}
        counts={counts?.kinds ?? null}
        onChange={onChange}
      />
      <ChoiceFilter
        criteria={criteria}
        entry="seller"
        title={filterMessages.seller}
        choices={sellers}
        allLabel={filterMessages.allSellers}
        counts={counts?.sellers ?? null}
        onChange={onChange}
      />
      <ChoiceFilter
        criteria={criteria}
        entry="seniority"
        title={filterMessages.seniority}
        choices={seniorities}
        allLabel={filterMessages.anySeniority}
        counts={counts?.seniorities ?? null}
        allCount={counts?.seniorities.any}
        onChange={onChange}
      />
      <FilterSection title={filterMessages.more}>
        <div>
          {flag('withPhoto', filterMessages.withPhoto, counts?.withPhoto)}
          {flag('delivery', filterMessages.delivery, counts?.delivery)}
          {flag('hideReserved', filterMessages.hideReserved, counts?.notReserved)}
          {(criteria.titleOnly || criteria.query.trim() !== '') &&
            flag('titleOnly', filterMessages.titleOnly, undefined)}
        </div>
      </FilterSection>
    </Panel>
  );
});

const Panel = styled.div({ '& > *:last-child': { paddingBottom: 0 } });
