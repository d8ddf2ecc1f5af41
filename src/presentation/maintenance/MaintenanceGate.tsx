import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { useAdminToasts } from './useAdminToasts';
import { maintenanceViewModel } from './viewModels';

interface MaintenanceGateProps {
  /** Shown instead of the site while it is closed. */
  readonly page: ReactNode;
  readonly children: ReactNode;
}

const alwaysOpen = new RegExp(
  `^(${paths.administration}|${paths.confirmSubscription()}|${paths.unsubscribe()}|${paths.stopMails()})(/|$)`,
  'i',
);

/** Shows the site, or the maintenance page while it is closed; the startup screen stands (index.html) until it is known which.
 * Addresses of the administration always open (specification §2), and so do the pages to which links of e-mails lead (decisions 022, 043 and 057). */
export const MaintenanceGate = observer(function MaintenanceGate({ page, children }: MaintenanceGateProps) {
  const maintenance = useViewModel(maintenanceViewModel);
  const { isAdmin, status } = useSession();
  const { pathname } = useLocation();
  useEffect(() => maintenance.start(), [maintenance]);
  useAdminToasts(maintenance, isAdmin);

  const access = maintenance.accessFor(status === 'unknown' ? 'unknown' : isAdmin ? 'admin' : 'other');
  if (access === 'open' || access === 'entered' || alwaysOpen.test(pathname)) return children;
  if (access === 'awaited') return <div className="site-awaited" />;
  return access === 'undecided' ? <Loader fullScreen /> : page;
});
