import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { maintenanceViewModel } from '../maintenance/viewModels';
import { useViewModel } from '../shared/useViewModel';
import { above } from '../shared/page/screenWidths';
import { administrationFailures, administrationMessages as messages } from './maintenanceAdministrationMessages';
import { ConfigurationError } from '../maintenance/ConfigurationError';
import { LaunchForm } from './LaunchForm';
import { LaunchPreview } from './LaunchPreview';
import { MaintenanceSwitch } from './MaintenanceSwitch';
import { SiteFigures } from './SiteFigures';
import { maintenanceAdministrationViewModel } from './viewModels';

export const MaintenanceAdministration = observer(function MaintenanceAdministration() {
  const maintenance = useViewModel(maintenanceViewModel);
  const administration = useViewModel(maintenanceAdministrationViewModel);
  const { configuration, failure } = maintenance;
  useEffect(() => administration.count(), [administration]);
  useEffect(() => administration.notice(), [administration, configuration]);
  return (
    <Root>
      <p className="lead">{messages.lead}</p>
      {failure !== null && <ConfigurationError failure={failure} />}
      <div role="alert">
        {administration.failure !== null && <p className="failure">{administrationFailures[administration.failure]}</p>}
      </div>
      <div className="columns">
        <div className="column">
          <MaintenanceSwitch maintenance={maintenance} administration={administration} />
          <SiteFigures administration={administration} />
        </div>
        <LaunchForm stored={configuration} administration={administration} />
      </div>
      <LaunchPreview configuration={configuration} />
    </Root>
  );
});

const Root = styled.div({
  display: 'grid',
  gap: 24,
  '.lead': {
    margin: 0,
    maxWidth: '60ch',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    color: 'var(--mb-palette-text-secondary)',
  },
  '.failure': { margin: 0, fontWeight: 600, color: 'var(--mb-palette-error-main)' },
  '.columns': { display: 'grid', gap: 24, alignItems: 'start' },
  '.column': { display: 'grid', gap: 24 },
  [above(860)]: { '.columns': { gridTemplateColumns: '1fr 1fr' } },
});
