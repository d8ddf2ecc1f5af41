import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { BackendResult } from '../../application/shared/BackendResult';
import { formatNumber } from '../shared/format/formatNumber';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';
import type { MaintenanceAdministrationViewModel } from './MaintenanceAdministrationViewModel';
import { Panel } from './Panel';

/** Numbers of newsletter subscribers and of today’s visitors. */
export const SiteFigures = observer(function SiteFigures({
  administration,
}: {
  readonly administration: MaintenanceAdministrationViewModel;
}) {
  return (
    <Panel title={messages.figures}>
      <Figure count={administration.subscribers} label={messages.subscribers} />
      <Figure count={administration.visitors} label={messages.visitors} />
      <p className="quiet">{messages.visitorsHint}</p>
      <Button variant="outlined" onClick={administration.count}>
        {messages.recount}
      </Button>
    </Panel>
  );
});

interface FigureProps {
  readonly count: BackendResult<number> | null;
  readonly label: (count: number) => string;
}

function Figure({ count, label }: FigureProps) {
  if (count === null) return <p>{messages.counting}</p>;
  if (!count.ok)
    return (
      <p>
        {label(2)}&nbsp;: {messages.uncounted}
      </p>
    );
  return (
    <Line>
      <strong>{formatNumber(count.value)}</strong> {label(count.value)}
    </Line>
  );
}

const Line = styled.p({
  strong: {
    marginInlineEnd: 6,
    fontFamily: 'var(--mb-font-display)',
    fontSize: '2rem',
    lineHeight: 1,
    color: 'var(--mb-palette-primary-main)',
    fontVariantNumeric: 'tabular-nums',
  },
});
