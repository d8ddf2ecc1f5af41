import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import { priceHistory } from '../../../domain/listings/priceHistory';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { priceHistoryMessages as messages } from './priceHistoryMessages';

/** How the price last changed, and all former ones where there are several. Renders nothing for a price that has never changed, or that has been paid. */
export function PriceHistoryLine({ listing }: { readonly listing: Listing }) {
  const now = useViewModel(listingDisplay).now();
  const history = priceHistory(listing);
  if (history === null || listing.state === 'sold') return null;
  return (
    <Lines>
      <p>{messages.change(listing, history, now)}</p>
      {history.former.length > 1 && (
        <details>
          <summary>{messages.former(listing, history.former.length)}</summary>
          <ol>
            {history.former.map((former) => (
              <li key={former.until}>{messages.until(former, now)}</li>
            ))}
          </ol>
        </details>
      )}
    </Lines>
  );
}

const Lines = styled.div({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: 'var(--mb-palette-text-secondary)',
  p: { margin: 0 },
  summary: {
    display: 'list-item',
    width: 'fit-content',
    minHeight: 44,
    alignContent: 'center',
    cursor: 'pointer',
  },
  ol: { margin: 0, padding: '0 0 8px', listStyle: 'none' },
});
