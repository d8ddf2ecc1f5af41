import styled from '@emotion/styled';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';
import { LaunchPage } from '../maintenance/LaunchPage';
import { Panel } from './Panel';

/** An inert, scaled-down preview of the maintenance page. */
export function LaunchPreview({ configuration }: { readonly configuration: AppConfiguration }) {
  return (
    <Panel title={messages.preview}>
      <p className="quiet">{messages.previewHint}</p>
      <Window inert aria-hidden="true">
        <LaunchPage configuration={configuration} />
      </Window>
    </Panel>
  );
}

const Window = styled.div({
  overflow: 'hidden',
  borderRadius: 16,
  border: '1px solid var(--mb-palette-divider)',
  '& > *': { zoom: 0.62 },
});
