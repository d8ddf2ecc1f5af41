import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Subscriber } from '../../../domain/newsletter/Subscriber';
import { parisDay } from '../../../domain/shared/parisTime';
import type { Instant } from '../../../domain/shared/Instant';
import { Loader } from '../../shared/controls/Loader';
import { flushButton } from '../../shared/controls/flushButtons';
import { formatDate } from '../../shared/format/formatDate';
import { PageTitle } from '../../shared/page/PageTitle';
import { useViewModel } from '../../shared/useViewModel';
import { pendingSubscriberRemovals, subscriberExportViewModel, subscribersViewModel } from '../desk/viewModels';
import { CsvExport } from '../export/CsvExport';
import { FailureNotice } from '../FailureNotice';
import { focusNeighbour } from '../focusInList';
import { useRemoval } from '../removal/useRemoval';
import { subscriberMessages as messages, subscriberTable } from './subscriberMessages';
import { SubscriberSearch } from './SubscriberSearch';
import type { SubscribersViewModel } from './SubscribersViewModel';

/** Who has subscribed to the newsletter. */
export const SubscribersScreen = observer(function SubscribersScreen({ now }: { readonly now: Instant }) {
  const viewModel = useViewModel(subscribersViewModel);
  const csvExport = useViewModel(subscriberExportViewModel);
  const remove = useRemoval(useViewModel(pendingSubscriberRemovals));
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { asksConfirmation, hasMore, searched, status, subscribers } = viewModel;
  useEffect(() => void viewModel.start(), [viewModel]);
  const removeOne = ({ id, email }: Subscriber, index: number) => {
    // The button that has the focus goes with its subscription.
    focusNeighbour(list.current, 'li > button', index, heading.current);
    const texts = { removed: messages.removed(email), refused: messages.refused(email) };
    remove(id, texts, () => viewModel.forget(id));
  };
  const showMore = async () => {
    const count = subscribers.length;
    await viewModel.readMore();
    list.current?.querySelectorAll('li')[count]?.focus();
  };
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <p className="count">{countOf(viewModel)}</p>
      <p className="lead">{asksConfirmation ? messages.leadWithConfirmations : messages.lead}</p>
      <CsvExport
        viewModel={csvExport}
        lead={asksConfirmation ? messages.exportLeadWithConfirmations : messages.exportLead}
        tableOf={() => subscriberTable(parisDay(now), asksConfirmation)}
        total={viewModel.total}
        lines={messages.count}
      />
      <SubscriberSearch subscribers={viewModel} />
      <p className="shown" role="status">
        {status === 'ready' && shownOf(viewModel)}
      </p>
      {status === 'ready' && searched === null && subscribers.length === 0 && !hasMore && (
        <p className="quiet">{messages.emptyHint}</p>
      )}
      {subscribers.length > 0 && (
        <ul ref={list} aria-label={messages.list}>
          {subscribers.map((subscriber, index) => (
            <li key={subscriber.id} tabIndex={-1}>
              <div>
                <strong>{subscriber.email}</strong>
                <span className="quiet">{messages.subscribed(formatDate(subscriber.subscribedAt, now))}</span>
                {asksConfirmation && <span className="quiet">{confirmationOf(subscriber, now)}</span>}
              </div>
              <Button
                color="error"
                sx={flushButton}
                aria-label={messages.removeOf(subscriber.email)}
                onClick={() => removeOne(subscriber, index)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {status === 'loading' && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && (
        <FailureNotice failure={status} onRetry={() => void viewModel.retry()} />
      )}
      {hasMore && status === 'ready' && (
        <Button variant="outlined" onClick={() => void showMore()}>
          {messages.more}
        </Button>
      )}
    </Root>
  );
});

function confirmationOf({ confirmedAt }: Subscriber, now: Instant): string {
  return confirmedAt === null ? messages.unconfirmed : messages.confirmed(formatDate(confirmedAt, now));
}

function countOf({ count, total }: SubscribersViewModel): string {
  if (count === null) return messages.counting;
  return total === null ? messages.uncounted : messages.count(total);
}

function shownOf({ searched, subscribers, hasMore }: SubscribersViewModel): string {
  if (searched !== null) return subscribers.length > 0 ? messages.found(searched) : messages.notFound(searched);
  return subscribers.length === 0 && !hasMore ? messages.empty : messages.shown(subscribers.length);
}

const Root = styled.div({
  maxWidth: 860,
  'h1:focus': { outline: 'none' },
  '.count': { margin: '0 0 8px', fontSize: '1.25rem', fontWeight: 650 },
  '.lead': { margin: '0 0 20px', maxWidth: '68ch', color: 'var(--mb-palette-text-secondary)' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.shown': { margin: '0 0 12px', fontWeight: 600, overflowWrap: 'anywhere' },
  ul: { display: 'grid', gap: 8, margin: '0 0 16px', padding: 0, listStyle: 'none' },
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '8px 16px',
    borderRadius: 14,
    border: '1px solid var(--mb-palette-divider)',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
  'li > div': { display: 'grid', flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  'li > button': { minHeight: 44 },
});
