import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Panel } from '../Panel';
import type { CsvExportViewModel } from './CsvExportViewModel';
import { exportFailures, exportMessages as messages } from './exportMessages';

interface CsvExportProps<Table> {
  readonly viewModel: CsvExportViewModel<Table>;
  readonly lead: string;
  readonly tableOf: () => Table;
  /** How many rows there are; null: not known. */
  readonly total: number | null;
  /** A number of rows with its noun. */
  readonly lines: (count: number) => string;
  /** The title and the button of a table among others. */
  readonly texts?: { readonly title: string; readonly save: string };
  /** What is chosen before. */
  readonly children?: ReactNode;
}

/** Downloads a table; a page of it at a time, with its progress. Who leaves the screen stops it. */
export const CsvExport = observer(function CsvExport<Table>({
  viewModel,
  lead,
  tableOf,
  total,
  lines,
  texts = messages,
  children,
}: CsvExportProps<Table>) {
  const save = useRef<HTMLButtonElement>(null);
  const { failure, rows, share, status, expected } = viewModel;
  const isWriting = status === 'writing';
  useEffect(() => () => viewModel.cancel(), [viewModel]);
  const download = async () => {
    await viewModel.save(tableOf(), total);
    // The button to stop it, which may have the focus, is gone.
    if (document.activeElement === null || document.activeElement === document.body) save.current?.focus();
  };
  return (
    <Panel title={texts.title}>
      <p className="quiet">{lead}</p>
      {children}
      <Row>
        <Button ref={save} variant="outlined" aria-disabled={isWriting} onClick={() => void download()}>
          {texts.save}
        </Button>
        {isWriting && <Button onClick={viewModel.cancel}>{messages.cancel}</Button>}
      </Row>
      {isWriting && (
        <Progress>
          <LinearProgress
            aria-label={messages.progress}
            {...(share === null ? {} : { variant: 'determinate', value: Math.round(share * 100) })}
          />
          <span>{expected === null ? lines(rows) : messages.rows(rows, lines(Math.max(rows, expected)))}</span>
        </Progress>
      )}
      <Outcome role="status">{announcementOf(viewModel, lines)}</Outcome>
      {failure !== null && (
        <Alert severity="error" role="alert">
          {messages.failed} {exportFailures[failure]}
        </Alert>
      )}
    </Panel>
  );
});

type Announced = Pick<CsvExportViewModel<unknown>, 'status' | 'rows' | 'quarters' | 'expected'>;

/** Changes at each quarter only, since a screen reader reads all of it. */
function announcementOf({ status, rows, quarters, expected }: Announced, lines: (count: number) => string): string {
  if (status === 'saved') return messages.saved(lines(rows));
  if (status === 'cancelled') return messages.cancelled;
  if (status === 'idle') return '';
  return quarters === 0 ? messages.begun(expected === null ? null : lines(expected)) : messages.quarters(quarters);
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12, button: { minHeight: 44 } });

const Progress = styled.div({
  display: 'grid',
  gap: 6,
  marginTop: 16,
  span: { fontVariantNumeric: 'tabular-nums', color: 'var(--mb-palette-text-secondary)' },
});

const Outcome = styled.p({ '&&': { margin: '12px 0 0', fontWeight: 600 }, '&&:empty': { margin: 0 } });
