import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';
import type { MaintenanceAdministrationViewModel } from './MaintenanceAdministrationViewModel';
import type { MaintenanceViewModel } from '../maintenance/MaintenanceViewModel';
import { Panel } from './Panel';

const ClosingDialog = lazy(async () => ({ default: (await import('./ClosingDialog')).ClosingDialog }));

interface MaintenanceSwitchProps {
  readonly maintenance: MaintenanceViewModel;
  readonly administration: MaintenanceAdministrationViewModel;
}

/** Switches maintenance, after a question where it closes the site, and this admin’s override. */
export const MaintenanceSwitch = observer(function MaintenanceSwitch({
  maintenance,
  administration,
}: MaintenanceSwitchProps) {
  const isOn = maintenance.configuration.maintenance;
  const isSwitching = administration.status === 'switching';
  const [isAsked, setAsked] = useState(false);
  const endQuestion = () => setAsked(false);
  return (
    <Panel title={messages.mode}>
      <State role="status" data-on={isOn || undefined}>
        {isOn ? messages.on : messages.off}
      </State>
      <Button
        variant="contained"
        color={isOn ? 'secondary' : 'primary'}
        size="large"
        aria-disabled={isSwitching}
        aria-haspopup={isOn ? undefined : 'dialog'}
        onClick={() => {
          if (isOn) void administration.switch(false);
          else if (!isSwitching) setAsked(true);
        }}
      >
        {isSwitching ? messages.switching : isOn ? messages.switchOff : messages.switchOn}
      </Button>
      {isAsked && !isOn && (
        <Suspense fallback={null}>
          <ClosingDialog
            configuration={maintenance.configuration}
            onConfirm={() => void administration.switch(true)}
            onClose={endQuestion}
          />
        </Suspense>
      )}
      {isOn && (
        <Override>
          <p className="quiet">{maintenance.hasOverride ? messages.entered : messages.outside}</p>
          <Button variant="outlined" onClick={maintenance.hasOverride ? maintenance.leave : maintenance.enter}>
            {maintenance.hasOverride ? messages.leave : messages.enter}
          </Button>
        </Override>
      )}
    </Panel>
  );
});

const State = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontWeight: 600,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 14,
    height: 14,
    borderRadius: '50%',
    backgroundColor: 'var(--mb-palette-success-main)',
  },
  '&[data-on]::before': { backgroundColor: 'var(--mb-palette-warning-main)' },
});

const Override = styled.div({ marginTop: 20, paddingTop: 16, borderTop: '1px solid var(--mb-palette-divider)' });
