import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Measure } from '../../../domain/moderation/Measure';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { Loader } from '../../shared/controls/Loader';
import { FailureNotice } from '../FailureNotice';
import { administrationPaths } from '../paths';
import { useViewModel } from '../../shared/useViewModel';
import { namesViewModel } from '../desk/viewModels';
import { caseMessages as messages } from './caseMessages';
import { CaseQueueItem } from './CaseQueueItem';
import type { CaseQueueViewModel } from './CaseQueueViewModel';
import { Shortcuts } from './Shortcuts';
import { useQueueKeys } from './useQueueKeys';

interface CaseQueueProps {
  readonly queue: CaseQueueViewModel;
  /** The uid of the admin. */
  readonly admin: string;
  readonly openId: string | null;
}

const letters: Readonly<Record<string, readonly Measure[]>> = {
  r: ['removal', 'warning'],
  c: ['correction'],
  v: ['none'],
};

/** The open cases, most urgent first. */
export const CaseQueue = observer(function CaseQueue({ queue, admin, openId }: CaseQueueProps) {
  const names = useViewModel(namesViewModel);
  const [areKeysShown, setKeysShown] = useState(false);
  const { cases, status, now } = queue;
  const holders = cases.flatMap(({ holder }) => (holder === null ? [] : [holder])).join();
  useEffect(() => names.load(holders.split(',').filter((uid) => uid !== '')), [names, holders]);
  const onKeyDown = useQueueKeys({
    targets: cases.map(({ target }) => target),
    letters,
    hasLetters: queue.hasLetters,
    addressOf: administrationPaths.case,
    showKeys: () => setKeysShown(true),
  });
  return (
    <Root>
      {status === 'loading' && cases.length === 0 && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={queue.retry} />}
      <p className="count" role="status">
        {status === 'ready' && cases.length > 0 && messages.count(cases.length, queue.isFull)}
        {status === 'ready' && cases.length === 0 && messages.empty}
      </p>
      {status === 'ready' && cases.length === 0 && <p className="hint">{messages.emptyHint}</p>}
      {cases.length > 0 && (
        <ul aria-label={messages.queue} onKeyDown={onKeyDown}>
          {cases.map((one) => {
            const id = caseIdOf(one.target);
            return (
              <CaseQueueItem key={id} known={one} now={now} admin={admin} isOpen={id === openId} names={names.names} />
            );
          })}
        </ul>
      )}
      <Shortcuts
        queue={queue}
        keys={messages.keys}
        isOpen={areKeysShown}
        onOpen={() => setKeysShown(true)}
        onClose={() => setKeysShown(false)}
      />
    </Root>
  );
});

const Root = styled.div({
  '.count': { margin: '0 0 12px', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  '.hint': { margin: '0 0 12px', color: 'var(--mb-palette-text-secondary)' },
  ul: { display: 'grid', gap: 8, margin: '0 0 12px', padding: 0, listStyle: 'none' },
});
