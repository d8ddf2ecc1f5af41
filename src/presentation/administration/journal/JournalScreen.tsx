import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { JournalCheck } from '../../../application/moderation/CheckJournal';
import type { Instant } from '../../../domain/shared/Instant';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { useViewModel } from '../../shared/useViewModel';
import { FailureNotice } from '../FailureNotice';
import { journalViewModel, namesViewModel } from '../desk/viewModels';
import { JournalItem } from './JournalItem';
import { journalMessages as messages } from './journalMessages';

/** Everything that admins have decided, newest first. */
export const JournalScreen = observer(function JournalScreen({ now }: { readonly now: Instant }) {
  const journal = useViewModel(journalViewModel);
  const names = useViewModel(namesViewModel);
  const list = useRef<HTMLOListElement>(null);
  const { entries, status, check } = journal;
  useEffect(() => void journal.load(), [journal]);
  useEffect(() => names.load(entries.map(({ by }) => by)), [names, entries]);
  const showMore = async () => {
    const count = entries.length;
    await journal.load();
    list.current?.querySelectorAll('li')[count]?.focus();
  };
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      <p className="lead">{messages.lead}</p>
      <div className="check">
        <Button variant="outlined" aria-disabled={journal.isChecking} onClick={() => void journal.verify()}>
          {journal.isChecking ? messages.verifying : messages.verify}
        </Button>
        <p role="status" data-broken={isBroken(check) || undefined}>
          {check !== null && textOf(check)}
        </p>
      </div>
      {status === 'ready' && entries.length === 0 && (
        <p>
          <strong>{messages.empty}</strong> {messages.emptyHint}
        </p>
      )}
      {entries.length > 0 && (
        <ol ref={list} aria-label={messages.entries}>
          {entries.map((entry) => (
            <JournalItem key={entry.number} entry={entry} entries={entries} names={names.names} now={now} />
          ))}
        </ol>
      )}
      {status === 'loading' && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && (
        <FailureNotice failure={status} onRetry={() => void journal.load()} />
      )}
      {journal.hasMore && status === 'ready' && (
        <Button variant="outlined" onClick={() => void showMore()}>
          {messages.more}
        </Button>
      )}
      <p className="quiet" role="status">
        {entries.length > 0 && messages.shown(entries.length)}
      </p>
    </Root>
  );
});

function isBroken(check: BackendResult<JournalCheck> | null): boolean {
  return check !== null && (!check.ok || check.value.broken !== null);
}

function textOf(check: BackendResult<JournalCheck>): string {
  if (!check.ok) return messages.unverified;
  const { broken, entries } = check.value;
  return broken === null ? messages.whole(entries) : messages.broken(broken);
}

const Root = styled.div({
  maxWidth: 860,
  '.lead': { maxWidth: '68ch', color: 'var(--mb-palette-text-secondary)' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.check': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: 20 },
  '.check > p': { margin: 0, fontWeight: 600, color: 'var(--mb-palette-success-main)' },
  '.check > p[data-broken]': { color: 'var(--mb-palette-error-main)' },
  ol: { display: 'grid', gap: 8, margin: '0 0 16px', padding: 0, listStyle: 'none' },
});
