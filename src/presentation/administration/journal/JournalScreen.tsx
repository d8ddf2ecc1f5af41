import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { JournalCheck } from '../../../application/moderation/CheckJournal';
import { parisDay } from '../../../domain/shared/parisTime';
import type { Instant } from '../../../domain/shared/Instant';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { above } from '../../shared/page/screenWidths';
import { useViewModel } from '../../shared/useViewModel';
import { CsvExport } from '../export/CsvExport';
import { FailureNotice } from '../FailureNotice';
import { journalExportViewModel, journalViewModel, namesViewModel } from '../desk/viewModels';
import { JournalItem } from './JournalItem';
import { JournalFilterForm } from './JournalFilterForm';
import { addressOf, choiceOf, filterOf } from './journalFilters';
import { PublishFigures } from '../transparency/PublishFigures';
import { StatementExport } from './StatementExport';
import { journalMessages as messages, journalTable } from './journalMessages';

/** Everything that admins have decided, newest first. */
export const JournalScreen = observer(function JournalScreen({ now }: { readonly now: Instant }) {
  const journal = useViewModel(journalViewModel);
  const names = useViewModel(namesViewModel);
  const list = useRef<HTMLOListElement>(null);
  const csvExport = useViewModel(journalExportViewModel);
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const choice = choiceOf(parameters);
  const { authors, entries, filter, people, status, check, titles } = journal;
  useEffect(() => void journal.show(filterOf(choiceOf(new URLSearchParams(address)))), [journal, address]);
  useEffect(() => void journal.findAuthors(), [journal]);
  useEffect(() => names.load(people), [names, people]);
  const showMore = async () => {
    const count = entries.length;
    await journal.readMore();
    list.current?.querySelectorAll('li')[count]?.focus();
  };
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <div>
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
        <JournalFilterForm
          choice={choice}
          authors={authors}
          names={names.names}
          onChoose={(next) => setParameters(addressOf(next))}
        />
        {status === 'ready' && entries.length === 0 && (
          <p>
            <strong>{isFiltered ? messages.noneFound : messages.empty}</strong>
            <br />
            {isFiltered ? messages.noneFoundHint : messages.emptyHint}
          </p>
        )}
        {entries.length > 0 && (
          <ol ref={list} aria-label={messages.entries}>
            {entries.map((entry) => (
              <JournalItem
                key={entry.number}
                entry={entry}
                entries={entries}
                names={names.names}
                titles={titles}
                now={now}
              />
            ))}
          </ol>
        )}
        {status === 'loading' && <Loader message={messages.loading} />}
        {status !== 'loading' && status !== 'ready' && (
          <FailureNotice failure={status} onRetry={() => void journal.readMore()} />
        )}
        {journal.hasMore && status === 'ready' && (
          <Button variant="outlined" onClick={() => void showMore()}>
            {messages.more}
          </Button>
        )}
        <p className="quiet" role="status">
          {entries.length > 0 && messages.shown(entries.length)}
        </p>
      </div>
      <div className="exports">
        {entries.length > 0 && (
          <CsvExport
            viewModel={csvExport}
            lead={messages.exportLead}
            tableOf={() => journalTable(parisDay(now), filter, names.names)}
            total={journal.total}
            lines={messages.lines}
          />
        )}
        <StatementExport now={now} />
        <PublishFigures now={now} />
      </div>
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
  '.exports': { display: 'grid', gap: 16, marginTop: 16 },
  ol: { display: 'grid', gap: 8, margin: '0 0 16px', padding: 0, listStyle: 'none' },
  [above(1200)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    alignItems: 'start',
    gap: 32,
    maxWidth: 'none',
    '.exports': { marginTop: 20 },
  },
});
