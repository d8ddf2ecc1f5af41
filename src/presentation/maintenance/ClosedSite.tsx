import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyExtra } from '../shared/controls/lazyExtra';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { maintenanceViewModel } from './viewModels';

const ClosedSiteNotice = lazyExtra(async () => (await import('./ClosedSiteNotice')).ClosedSiteNotice);

/** Tells an admin who has entered the closed site that visitors do not see it. */
export const ClosedSite = observer(function ClosedSite() {
  const maintenance = useViewModel(maintenanceViewModel);
  const { isAdmin } = useSession();
  if (!isAdmin || maintenance.accessFor('admin') !== 'entered') return null;
  return (
    <Suspense>
      <ClosedSiteNotice onLeave={maintenance.leave} />
    </Suspense>
  );
});
