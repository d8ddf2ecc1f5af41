import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { overturnedShare, type YearlyFigures } from '../../../domain/moderation/YearlyFigures';
import { formatDelay } from '../../moderation/transparency/formatDelay';
import { DESK_YEARS } from '../../moderation/transparency/TransparencyViewModel';
import { transparencyViewModel } from '../../moderation/viewModels';
import { formatDay } from '../../shared/format/formatDate';
import { useViewModel } from '../../shared/useViewModel';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { administrationPaths } from '../paths';
import { publishMessages as messages } from './publishMessages';

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });

/** How long reports wait, and how many decisions do not hold: of the year that was counted last, for one read. */
export const DeskFigures = observer(function DeskFigures() {
  const screen = useViewModel(transparencyViewModel);
  const { status, years } = screen;
  const [figures] = years;
  useEffect(() => void screen.read(DESK_YEARS), [screen]);
  return (
    <Panel title={messages.deskTitle}>
      {status === 'loading' && <p role="status">{messages.reading}</p>}
      {status !== 'loading' && status !== 'ready' && (
        <FailureNotice failure={status} onRetry={() => void screen.read(DESK_YEARS)} />
      )}
      {status === 'ready' && (figures === undefined ? <p>{messages.none}</p> : <Figures figures={figures} />)}
      {status === 'ready' && (
        <Button component={Link} to={administrationPaths.journal} variant="outlined">
          {messages.toCount}
        </Button>
      )}
    </Panel>
  );
});

function Figures({ figures }: { readonly figures: YearlyFigures }) {
  const { year, receipts, appeals, grounds, countedAt } = figures;
  const share = overturnedShare(figures);
  const delay = receipts.answered === 0 ? messages.noDelay : formatDelay(receipts.medianMinutes);
  const [overturned, decisions] = [appeals.overturned + appeals.corrected, grounds.illegal + grounds.terms];
  return (
    <>
      <List>
        <div>
          <dt>{messages.delay}</dt>
          <dd>{delay}</dd>
        </div>
        <div>
          <dt>{messages.overturned}</dt>
          <dd>{share === null ? messages.noDecision : messages.share(percent.format(share), overturned, decisions)}</dd>
        </div>
      </List>
      <p className="quiet">{messages.countedAt(year, formatDay(countedAt))}</p>
    </>
  );
}

const List = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 48px',
  margin: '0 0 12px',
  dt: { color: 'var(--mb-palette-text-secondary)' },
  dd: { margin: 0, fontWeight: 650, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
});
