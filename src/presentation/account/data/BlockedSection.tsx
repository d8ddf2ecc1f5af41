import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { BlockedPerson } from '../../../application/messaging/BlockRepository';
import { UNDO_MS } from '../../shared/notices/toastDurations';
import { formatDay } from '../../shared/format/formatDate';
import { Loader } from '../../shared/controls/Loader';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { AccountSection } from '../AccountSection';
import { blockedPeopleViewModel } from '../viewModels';
import { blockedMessages as messages } from './messages';
import { LoadFailure } from '../LoadFailure';
import { storeFailureMessages } from '../messages';

/** The people whom the person has blocked; each can be unblocked. */
export const BlockedSection = observer(function BlockedSection() {
  const viewModel = useViewModel(blockedPeopleViewModel);
  const notify = useNotify();
  const list = useRef<HTMLDivElement>(null);
  const { attempt, blocked, status } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);

  const blockAgain = async (person: BlockedPerson) => {
    const done = await viewModel.block(person);
    if (!done.ok) notify({ kind: 'error', text: storeFailureMessages[done.failure] });
  };
  const unblock = async (person: BlockedPerson) => {
    const done = await viewModel.unblock(person.uid);
    if (!done.ok) return notify({ kind: 'error', text: storeFailureMessages[done.failure] });
    list.current?.focus();
    notify({
      kind: 'success',
      text: messages.unblocked(person.name),
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: () => void blockAgain(person) },
    });
  };
  return (
    <AccountSection id="blocages" lead={messages.lead}>
      {status === 'loading' && <Loader />}
      {status !== 'loading' && status !== 'ready' && <LoadFailure failure={status} onRetry={viewModel.retry} />}
      {status === 'ready' && (
        <List ref={list} tabIndex={-1} aria-label={messages.list} role="group">
          {blocked.length === 0 && <p className="note">{messages.none}</p>}
          {blocked.length > 0 && (
            <ul>
              {blocked.map((person) => (
                <li key={person.uid}>
                  <span>
                    <strong>{person.name}</strong>
                    <small>{messages.since(formatDay(person.blockedAt))}</small>
                  </span>
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={messages.unblockName(person.name)}
                    onClick={() => void unblock(person)}
                  >
                    {messages.unblock}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </List>
      )}
    </AccountSection>
  );
});

const List = styled.div({
  '&:focus:not(:focus-visible)': { outline: 'none' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  li: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minHeight: 56 },
  'li + li': { borderTop: '1px solid var(--mb-palette-divider)' },
  strong: { display: 'block', overflowWrap: 'anywhere' },
  small: { fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
});
