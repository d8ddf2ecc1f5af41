import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { figures, totalOf } from '../../../domain/analytics/DailyFigures';
import { formatNumber } from '../../shared/format/formatNumber';
import { useViewModel } from '../../shared/useViewModel';
import { figuresViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { FigureChart } from './FigureChart';
import { figureMessages as messages, figureNames } from './figureMessages';
import { FigureTable } from './FigureTable';

/** What the site has counted in the last thirty days, as charts or as a table. */
export const FiguresPanel = observer(function FiguresPanel() {
  const screen = useViewModel(figuresViewModel);
  const { status, days, isTable, missing } = screen;
  useEffect(() => void screen.read(), [screen]);
  return (
    <Panel title={messages.title}>
      <p className="quiet">{messages.hint}</p>
      {status === 'loading' && <p role="status">{messages.reading}</p>}
      {status !== 'loading' && status !== 'ready' && (
        <FailureNotice failure={status} onRetry={() => void screen.read()} />
      )}
      {status === 'ready' && missing > 0 && (
        <Missing>
          <p>{messages.missing(missing)}</p>
          <Button variant="outlined" onClick={() => void screen.countMissing()}>
            {messages.count}
          </Button>
        </Missing>
      )}
      {status === 'ready' && days.length > 0 && (
        <>
          {isTable ? (
            <FigureTable days={days} />
          ) : (
            <Charts>
              {figures.map((figure) => {
                const total = formatNumber(totalOf(days, figure));
                return (
                  <div key={figure}>
                    <h3>{figureNames[figure]}</h3>
                    <p className="total">{total}</p>
                    <FigureChart days={days} figure={figure} total={total} />
                  </div>
                );
              })}
            </Charts>
          )}
          <Button variant="outlined" onClick={screen.toggleTable} sx={{ mt: 2 }}>
            {isTable ? messages.asCharts : messages.asTable}
          </Button>
        </>
      )}
    </Panel>
  );
});

const Missing = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
  p: { margin: 0 },
});

const Charts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: '24px 20px',
  '& > div': { minWidth: 0 },
  h3: { margin: 0, fontSize: '1rem', fontWeight: 600 },
  '.total': {
    margin: '2px 0 6px',
    fontFamily: 'var(--mb-font-display)',
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: 1,
    color: 'var(--mb-palette-primary-main)',
    fontVariantNumeric: 'tabular-nums',
  },
});
