import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import { FailureNotice } from '../shared/notices/FailureNotice';
import { formatDay } from '../shared/format/formatDate';
import { Loader } from '../shared/controls/Loader';
import { useNotify } from '../shared/notices/notify';
import { useViewModel } from '../shared/useViewModel';
import { EmptyState } from '../shared/empty/EmptyState';
import { favouritesMessages, hiddenSellerMessages as messages } from './messages';
import { Rows } from './Rows';
import { UNDO_MS } from '../shared/notices/toastDurations';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { savedItemsViewModel } from './viewModels';

export const HiddenSellersList = observer(function HiddenSellersList() {
  const savedItems = useViewModel(savedItemsViewModel);
  const notify = useNotify();
  const { list, empty, expectRemoval } = useFocusAfterRemoval<HTMLUListElement>('button');
  const { failure, items, stored } = savedItems.hiddenSellers;
  if (stored === null && failure !== null) return <FailureNotice failure={failure} onRetry={savedItems.reload} />;
  if (stored === null) return <Loader />;
  if (items.length === 0)
    return <EmptyState drawing="stall" heading={empty} title={messages.emptyTitle} text={messages.empty} />;

  const show = (seller: HiddenSeller, index: number) => {
    expectRemoval(index);
    void savedItems.showSeller(seller.uid);
    notify({
      text: messages.shownAgain(seller.name),
      kind: 'info',
      durationMs: UNDO_MS,
      action: { label: favouritesMessages.undo, run: () => void savedItems.hideSeller(seller) },
    });
  };
  return (
    <>
      <Intro>{messages.intro}</Intro>
      <Sellers ref={list} aria-label={favouritesMessages.sellers}>
        {items.map((seller, index) => (
          <li key={seller.uid}>
            <span className="initial" aria-hidden="true">
              {seller.name.charAt(0).toLocaleUpperCase('fr')}
            </span>
            <div>
              <strong>{seller.name}</strong>
              <p>{messages.since(formatDay(seller.hiddenAt))}</p>
            </div>
            <Button variant="outlined" aria-label={messages.showOf(seller.name)} onClick={() => show(seller, index)}>
              {messages.show}
            </Button>
          </li>
        ))}
      </Sellers>
    </>
  );
});

const Intro = styled.p({ margin: 0, maxWidth: '70ch', lineHeight: 1.55, color: 'var(--mb-palette-text-secondary)' });

const Sellers = styled(Rows)({
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    padding: 16,
    borderRadius: 20,
    background: 'var(--mb-palette-background-paper)',
    border: '1px solid var(--mb-palette-divider)',
  },
  'li > div': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  p: { margin: 0, fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.initial': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    borderRadius: 999,
    fontFamily: 'var(--mb-font-display)',
    fontWeight: 700,
    color: 'var(--mb-palette-secondary-contrastText)',
    background: 'var(--mb-palette-secondary-main)',
  },
  button: { minHeight: 44 },
});
