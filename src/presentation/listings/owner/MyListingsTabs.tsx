import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chosenPill } from '../../shared/forms/chosenPill';
import { keepPlaced, showCurrent, showWhole } from '../../shared/page/sidewaysRow';
import { above } from '../../shared/page/screenWidths';
import { listingGroups, pathOfGroup, type ListingGroup } from './listingGroups';
import { groupLabels, myListingsMessages as messages } from './messages';
import type { MyListingsViewModel } from './MyListingsViewModel';

interface MyListingsTabsProps {
  readonly viewModel: MyListingsViewModel;
  readonly group: ListingGroup;
}

/**
 * Links to the groups with their counts. Empty groups are left out, except « Toutes », « En ligne » and the current
 * one.
 */
export const MyListingsTabs = observer(function MyListingsTabs({ viewModel, group }: MyListingsTabsProps) {
  const counted = listingGroups.map((one) => ({ one, count: viewModel.inGroup(one).length }));
  const shown = counted.filter(
    ({ one, count }) => count > 0 || one === group || one === 'toutes' || one === 'en-ligne',
  );
  const row = useRef<HTMLUListElement>(null);
  useEffect(
    () =>
      keepPlaced(() => {
        if (row.current !== null) showCurrent(row.current);
      }),
    // A group that has got its first listing moves those after it.
    [group, shown.length],
  );
  return (
    <nav aria-label={messages.groups}>
      <Tabs ref={row} onFocus={showWhole}>
        {shown.map(({ one, count }) => (
          <li key={one}>
            <Link
              to={pathOfGroup(one)}
              aria-label={messages.groupCount(groupLabels[one], count)}
              {...(one === group ? { 'aria-current': 'page' as const } : {})}
            >
              {groupLabels[one]} <span>{count}</span>
            </Link>
          </li>
        ))}
      </Tabs>
    </nav>
  );
});

const Tabs = styled.ul({
  position: 'relative',
  display: 'flex',
  gap: 8,
  margin: '0 -16px 20px',
  padding: '4px 16px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  [above(960)]: { flexWrap: 'wrap', margin: '0 0 24px', paddingInline: 0 },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 16px',
    borderRadius: 999,
    whiteSpace: 'nowrap',
    fontWeight: 650,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    border: '1.5px solid var(--mb-palette-outline)',
    background: 'var(--mb-palette-background-paper)',
  },
  'a:hover': { background: 'var(--mb-palette-background-sunk)' },
  'a[aria-current]': chosenPill,
  span: { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
});
