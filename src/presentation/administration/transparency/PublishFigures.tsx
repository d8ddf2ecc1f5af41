import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { sumOf } from '../../../domain/moderation/YearlyFigures';
import type { Instant } from '../../../domain/shared/Instant';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { SelectEntry } from '../decision/SelectEntry';
import { publishFiguresViewModel } from '../desk/viewModels';
import { readFailures } from '../messages';
import { Panel } from '../Panel';
import { publishMessages as messages } from './publishMessages';

/** Publishes the figures of this year or of the last one, which the rules allow. */
export const PublishFigures = observer(function PublishFigures({ now }: { readonly now: Instant }) {
  const screen = useViewModel(publishFiguresViewModel);
  const current = new Date(now).getUTCFullYear();
  const years = [String(current), String(current - 1)];
  const [year, setYear] = useState(String(current));
  const start = useRef<HTMLButtonElement>(null);
  const { status, documents, published } = screen;
  const isCounting = status === 'counting';
  useEffect(() => () => screen.cancel(), [screen]);
  const count = async () => {
    await screen.count(Number(year));
    // The button to stop it, which may have the focus, is gone.
    if (document.activeElement === null || document.activeElement === document.body) start.current?.focus();
  };
  const isFailed = !['idle', 'counting', 'published', 'cancelled'].includes(status);
  return (
    <Panel title={messages.title}>
      <p className="quiet">{messages.lead}</p>
      <Choice>
        <SelectEntry
          label={messages.year}
          value={year}
          choices={years}
          labels={Object.fromEntries(years.map((one) => [one, one]))}
          onChange={setYear}
        />
      </Choice>
      <Row>
        <Button ref={start} variant="outlined" aria-disabled={isCounting} onClick={() => void count()}>
          {messages.publish}
        </Button>
        {isCounting && <Button onClick={screen.cancel}>{messages.cancel}</Button>}
        <Link to={paths.transparency}>{messages.page}</Link>
      </Row>
      {isCounting && (
        <Progress>
          <LinearProgress aria-label={messages.progress} />
          <span>{messages.counting(documents)}</span>
        </Progress>
      )}
      <Outcome role="status">
        {isCounting && messages.begun}
        {status === 'cancelled' && messages.cancelled}
        {status === 'published' &&
          published !== null &&
          messages.published(published.year, sumOf(published.reports), sumOf(published.measures))}
      </Outcome>
      <div role="alert">
        {isFailed && (
          <p>
            {messages.failed} {readFailures[status as keyof typeof readFailures]}
          </p>
        )}
      </div>
    </Panel>
  );
});

const Choice = styled.div({ marginBottom: 14 });

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  button: { minHeight: 44 },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

const Progress = styled.div({ display: 'grid', gap: 6, marginTop: 16, fontVariantNumeric: 'tabular-nums' });

const Outcome = styled.p({ '&&': { margin: '12px 0 0', fontWeight: 600 }, '&&:empty': { margin: 0 } });
