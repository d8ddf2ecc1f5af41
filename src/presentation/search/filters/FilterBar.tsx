import styled from '@emotion/styled';
import { use } from 'react';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { Icon } from '../../shared/controls/Icon';
import { MaterialContext } from '../../shared/controls/Material';
import { OutlineButton } from '../../shared/controls/OutlineButton';
import { filtersWithin, SearchScopeContext } from '../SearchScope';
import { prepareFilterDrawer } from './filterCode';
import { filterMessages } from '../messages';
import { SortField } from '../SortField';
import type { ChangeCriteria } from '../useSearchAddress';

interface FilterBarProps {
  readonly criteria: SearchCriteria;
  readonly onChange: ChangeCriteria;
  onOpen(): void;
}

/** Filters and sort on a small screen, below the header. page.css uses the class `filter-bar` to keep the focus visible. */
export function FilterBar({ criteria, onChange, onOpen }: FilterBarProps) {
  const scope = use(SearchScopeContext);
  const material = use(MaterialContext);
  const prepare = () => {
    material.prepare();
    prepareFilterDrawer();
  };
  return (
    <Bar className="filter-bar">
      <OutlineButton type="button" aria-haspopup="dialog" onClick={onOpen} onPointerDown={prepare} onFocus={prepare}>
        <Icon name="filters" size={20} />
        {filterMessages.open(filtersWithin(scope, criteria).length)}
      </OutlineButton>
      <SortField criteria={criteria} onChange={onChange} hidesLabel />
    </Bar>
  );
}

const Bar = styled.div({
  position: 'sticky',
  top: 'calc(var(--mb-header-shown, 64px) + 6px)',
  transition: 'top 200ms',
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  margin: '0 calc(-1 * clamp(16px, 3vw, 32px))',
  padding: '6px clamp(16px, 3vw, 32px)',
  background: 'var(--mb-palette-background-default)',
  button: { whiteSpace: 'nowrap', backgroundColor: 'var(--mb-palette-background-paper)' },
});
