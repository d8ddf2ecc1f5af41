import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chosenPill } from '../shared/forms/chosenPill';
import { below } from '../shared/page/screenWidths';
import { keepPlaced, showCurrent, showWhole } from '../shared/page/sidewaysRow';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { favouritesMessages as messages, savedSearchMessages } from './messages';
import { newResultsViewModel, savedItemsViewModel } from './viewModels';

export type FavouriteView = 'listings' | 'searches' | 'sellers';

/** Navigation between the three lists of saved items, with their lengths. */
export const FavouriteViews = observer(function FavouriteViews({ view }: { readonly view: FavouriteView }) {
  const savedItems = useViewModel(savedItemsViewModel);
  const { total } = useViewModel(newResultsViewModel);
  const views = [
    { name: 'listings', to: paths.favourites, label: messages.listings, count: savedItems.favourites.items.length },
    {
      name: 'searches',
      to: paths.savedSearches,
      label: messages.searches,
      count: savedItems.savedSearches.items.length,
    },
    {
      name: 'sellers',
      to: paths.hiddenSellers,
      label: messages.sellers,
      count: savedItems.hiddenSellers.items.length,
    },
  ] as const;
  const counts = views.map(({ count }) => count).join();
  const ways = useRef<HTMLElement>(null);
  useEffect(
    () =>
      keepPlaced(() => {
        if (ways.current !== null) showCurrent(ways.current);
      }),
    [view, counts],
  );
  return (
    <Ways ref={ways} onFocus={showWhole} aria-label={messages.views}>
      {views.map(({ name, to, label, count }) => (
        <Link key={name} to={to} aria-current={name === view ? 'page' : undefined}>
          {label}
          {count > 0 && <span className="count">{count}</span>}
          {name === 'searches' && total > 0 && <span className="new">{savedSearchMessages.newShort(total)}</span>}
        </Link>
      ))}
    </Ways>
  );
});

const Ways = styled.nav({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    minHeight: 44,
    boxSizing: 'border-box',
    padding: '0 18px',
    borderRadius: 999,
    border: '1.5px solid var(--mb-palette-outline)',
    textDecoration: 'none',
    fontWeight: 650,
    color: 'var(--mb-palette-text-primary)',
    background: 'var(--mb-palette-background-paper)',
    '&:hover': { backgroundColor: 'var(--mb-palette-background-sunk)' },
    '&[aria-current]': chosenPill,
  },
  '.count': { fontVariantNumeric: 'tabular-nums', opacity: 0.85 },
  '.new': {
    padding: '0 8px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    color: 'var(--mb-palette-accent-contrastText)',
    backgroundColor: 'var(--mb-palette-accent-main)',
  },
  [below(600)]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    margin: '-6px -16px',
    padding: '6px 16px',
  },
});
