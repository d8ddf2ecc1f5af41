import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { useAdminNotices } from './useAdminNotices';
import { maintenanceViewModel } from './viewModels';

interface MaintenanceGateProps {
  /** What stands in the place of the site while it is closed. */
  readonly page: ReactNode;
  readonly children: ReactNode;
}

const administration = new RegExp(`^${paths.administration}(/|$)`, 'i');

/** Shows the site, or the maintenance page while the site is closed. Addresses of the administration pass (specification §2). */
export const MaintenanceGate = observer(function MaintenanceGate({ page, children }: MaintenanceGateProps) {
  const maintenance = useViewModel(maintenanceViewModel);
  const { isAdmin, status } = useSession();
  const { pathname } = useLocation();
  useEffect(() => maintenance.start(), [maintenance]);
  useAdminNotices(maintenance, isAdmin);

  if (!maintenance.isClosedTo(isAdmin) || administration.test(pathname)) return children;
  // Somebody who has entered before: whether it is an admin is known in a moment.
  return maintenance.hasOverride && status === 'unknown' ? <Loader fullScreen /> : page;
});
