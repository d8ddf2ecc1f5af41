import { observer } from 'mobx-react-lite';
import { Loader } from '../shared/controls/Loader';
import { PageTitle } from '../shared/page/PageTitle';
import { useSession } from '../shared/session/useSession';
import { paths } from '../shared/paths';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';
import { AdministrationFrame } from './AdministrationFrame';
import { AdministrationRefusal } from './AdministrationRefusal';
import { WaitingNavigation } from './desk/WaitingNavigation';
import { MaintenanceAdministration } from './MaintenanceAdministration';

/** Has a frame of its own (specification §2), since it must open while the site is closed. */
export const MaintenanceAdministrationScreen = observer(function MaintenanceAdministrationScreen() {
  const { isAdmin, isProvisional, profile, status } = useSession();
  const isAwaited = status === 'unknown' || (isProvisional && !isAdmin);
  return (
    <AdministrationFrame
      isWide
      navigation={isAdmin && <WaitingNavigation isSuperAdmin={profile?.role === 'super_admin'} />}
    >
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      {isAdmin && <MaintenanceAdministration />}
      {!isAdmin &&
        (isAwaited ? (
          <Loader />
        ) : (
          <AdministrationRefusal isSignedOut={status === 'signed-out'} next={paths.administrationMaintenance} />
        ))}
    </AdministrationFrame>
  );
});
