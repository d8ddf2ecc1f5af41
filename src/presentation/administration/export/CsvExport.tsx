import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { parisDay } from '../../../domain/shared/parisTime';
import type { Instant } from '../../../domain/shared/Instant';
import { useViewModel } from '../../shared/useViewModel';
import { subscriberExportViewModel } from '../desk/viewModels';
import { Panel } from '../Panel';
import { exportFailures, subscriberMessages as messages, subscriberTable } from './subscriberMessages';
import type { SubscriberExportViewModel } from './SubscriberExportViewModel';

interface SubscriberExportProps {
  /** How many subscriptions there are; null: not known. */
  readonly total: number | null;
  readonly now: Instant;
}

/** Downloads all subscriptions; a page of them at a time, with its progress. Who leaves the screen stops it. */
export const SubscriberExport = observer(function SubscriberExport({ total, now }: SubscriberExportProps) {
  const viewModel = useViewModel(subscriberExportViewModel);
  const save = useRef<HTMLButtonElement>(null);
  const { failure, rows, share, status, expected } = viewModel;
  const isWriting = status === 'writing';
  useEffect(() => () => viewModel.cancel(), [viewModel]);
  const download = async () => {
    await viewModel.save(subscriberTable(parisDay(now)), total);
    // The button to stop it, which may have the focus, is gone.
    if (document.activeElement === null || document.activeElement === document.body) save.current?.focus();
  };
  return (
    <Panel title={messages.export}>
      <p className="quiet">{messages.exportLead}</p>
      <Row>
        <Button ref={save} variant="outlined" aria-disabled={isWriting} onClick={() => void download()}>
          {messages.save}
        </Button>
        {isWriting && <Button onClick={viewModel.cancel}>{messages.cancel}</Button>}
      </Row>
      {isWriting && (
        <Progress>
          <LinearProgress
            aria-label={messages.progress}
            {...(share === null ? {} : { variant: 'determinate', value: Math.round(share * 100) })}
          />
          <span>{messages.rows(rows, expected)}</span>
        </Progress>
      )}
      <Outcome role="status">{announcementOf(viewModel)}</Outcome>
      {failure !== null && (
        <Alert severity="error" role="alert">
          {messages.failed} {exportFailures[failure]}
        </Alert>
      )}
    </Panel>
  );
});

/** Changes at each quarter only, since a screen reader reads all of it. */
function announcementOf({ status, rows, quarters, expected }: SubscriberExportViewModel): string {
  if (status === 'saved') return messages.saved(rows);
  if (status === 'cancelled') return messages.cancelled;
  if (status === 'idle') return '';
  return quarters === 0 ? messages.begun(expected) : messages.quarters(quarters);
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12, button: { minHeight: 44 } });

const Progress = styled.div({
  display: 'grid',
  gap: 6,
  marginTop: 16,
  span: { fontVariantNumeric: 'tabular-nums', color: 'var(--mb-palette-text-secondary)' },
});

const Outcome = styled.p({ '&&': { margin: '12px 0 0', fontWeight: 600 }, '&&:empty': { margin: 0 } });
