import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDate } from '../../shared/format/formatDate';
import { formatPrice } from '../../shared/format/formatPrice';
import { useViewModel } from '../../shared/useViewModel';
import { lookAlikesViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { administrationPaths } from '../paths';
import { lookAlikesMessages as messages } from './lookAlikesMessages';
import { QueueCard } from '../cases/QueueCard';

interface LookAlikesPanelProps {
  readonly listing: Listing;
  readonly now: Instant;
}

/** Other listings like the one of the case. They are searched for when the admin asks. */
export const LookAlikesPanel = observer(function LookAlikesPanel({ listing, now }: LookAlikesPanelProps) {
  const viewModel = useViewModel(lookAlikesViewModel);
  const { found, isSearching, failure } = viewModel;
  const search = () => void viewModel.searchFor(listing);
  return (
    <Panel title={messages.title}>
      {failure !== null && <FailureNotice failure={failure} onRetry={search} />}
      {found === null && failure === null && (
        <Button variant="outlined" aria-disabled={isSearching} onClick={search}>
          {isSearching ? messages.searching : messages.search}
        </Button>
      )}
      <div role="status">{found !== null && <p>{messages.found(found.length)}</p>}</div>
      {found !== null && found.length > 0 && (
        <List aria-label={messages.title}>
          {found.map(({ card, hasSameTitle, hasSameSeller }) => (
            <li key={card.id}>
              <QueueCard to={administrationPaths.listingIn(card.id, administrationPaths.listings)}>
                <strong>{card.title}</strong>
                <span className="facts">
                  {hasSameTitle && <span className="urgency">{messages.sameTitle}</span>}
                  <span>{hasSameSeller ? messages.sameSeller : messages.otherSeller}</span>
                  <span>{formatPrice(card.price)}</span>
                </span>
                <span className="quiet">{formatDate(card.publishedAt, now)}</span>
              </QueueCard>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
});

const List = styled.ul({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
