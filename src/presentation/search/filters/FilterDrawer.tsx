import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { use, useId } from 'react';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { Icon } from '../../shared/controls/Icon';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { clearedWithin, filtersWithin, SearchScopeContext } from '../SearchScope';
import { FilterPanel } from './FilterPanel';
import { facetMessages, filterMessages } from '../messages';
import type { ChangeCriteria } from '../useSearchAddress';

interface FilterDrawerProps {
  readonly criteria: SearchCriteria;
  readonly counts: FacetCounts | null;
  /** The number of results; null while the search runs. */
  readonly total: number | null;
  /** There are more results than were counted. */
  readonly isCapped: boolean;
  readonly onChange: ChangeCriteria;
  onClose(): void;
}

/** All filters on a small screen, over the results, which change immediately. */
export function FilterDrawer({ criteria, counts, total, isCapped, onChange, onClose }: FilterDrawerProps) {
  const titleId = useId();
  const scope = use(SearchScopeContext);
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          style: { height: 'min(92dvh, 900px)', borderRadius: '24px 24px 0 0' },
        },
      }}
    >
      <Bar>
        <h2 id={titleId}>{filterMessages.title}</h2>
        <IconButton aria-label={filterMessages.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      <Scroll>
        <FilterPanel criteria={criteria} counts={counts} onChange={onChange} />
      </Scroll>
      <Actions>
        <Button
          disabled={filtersWithin(scope, criteria).length === 0}
          onClick={() => onChange(clearedWithin(scope, criteria))}
        >
          {filterMessages.clear}
        </Button>
        <Button variant="contained" size="large" onClick={onClose}>
          {total === null
            ? filterMessages.showResults
            : isCapped
              ? filterMessages.showAtLeast(total)
              : filterMessages.show(total)}
        </Button>
        <VisuallyHidden role="status">
          {total !== null && (isCapped ? facetMessages.countAtLeast(total) : facetMessages.count(total))}
        </VisuallyHidden>
      </Actions>
    </Drawer>
  );
}

const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 10px 10px 20px',
  borderBottom: '1px solid var(--mb-palette-divider)',
  h2: { font: 'var(--mb-font-h3)', margin: 0 },
});

const Scroll = styled.div({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '18px 20px 32px',
});

const Actions = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--mb-palette-divider)',
  'button:last-of-type': { minWidth: 196 },
  button: { paddingInline: 'clamp(8px, 4vw, 24px)', whiteSpace: 'nowrap' },
});
