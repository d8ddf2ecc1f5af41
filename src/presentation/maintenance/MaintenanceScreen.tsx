import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { iconButton } from '../shared/controls/buttonLook';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { ConfigurationError } from './ConfigurationError';
import { LaunchPage } from './LaunchPage';
import { launchMessages } from './messages';
import { maintenanceViewModel } from './viewModels';

/** Replaces the whole site while it is closed (specification §2). */
export const MaintenanceScreen = observer(function MaintenanceScreen() {
  const maintenance = useViewModel(maintenanceViewModel);
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  const { configuration, failure } = maintenance;
  return (
    <Root>
      <title>{launchMessages.title}</title>
      <LaunchPage
        configuration={configuration}
        notice={isAdmin && failure !== null ? <ConfigurationError failure={failure} /> : undefined}
      />
      <Gear
        type="button"
        aria-label={launchMessages.gear}
        title={launchMessages.gear}
        onClick={() => (isAdmin ? maintenance.enter() : void navigate(paths.administrationMaintenance))}
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
          focusable="false"
        >
          <path
            d="m10.3 3-.5 2.3-1.6.9L6 5.5 4.3 8.4 6 10v2l-1.7 1.6L6 16.5l2.2-.7 1.6.9.5 2.3h3.4l.5-2.3 1.6-.9 2.2.7 1.7-2.9L18 12v-2l1.7-1.6L18 5.5l-2.2.7-1.6-.9-.5-2.3Z"
            transform="translate(0 1)"
          />
          <circle cx="12" cy="12" r="2.6" />
        </svg>
      </Gear>
    </Root>
  );
});

const Root = styled.main({ position: 'relative', display: 'grid', minHeight: '100dvh' });

const Gear = styled.button(iconButton, {
  // At the end of the page: over the newsletter form it would be hit by mistake.
  position: 'absolute',
  insetInlineEnd: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
});
