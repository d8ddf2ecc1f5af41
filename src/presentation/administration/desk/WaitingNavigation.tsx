import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewModel } from '../../shared/useViewModel';
import { AdministrationNavigation } from '../AdministrationNavigation';
import { Jump } from './Jump';
import { appealsViewModel, caseQueueViewModel, inboxViewModel, reviewQueueViewModel } from './viewModels';

interface WaitingNavigationProps {
  readonly isSuperAdmin: boolean;
}

/** The navigation for an admin, and the way to what they name. The most urgent cases are followed while it is shown; what else waits is counted on each screen. */
export const WaitingNavigation = observer(function WaitingNavigation({ isSuperAdmin }: WaitingNavigationProps) {
  const queue = useViewModel(caseQueueViewModel);
  const appeals = useViewModel(appealsViewModel);
  const reviews = useViewModel(reviewQueueViewModel);
  const inbox = useViewModel(inboxViewModel);
  const section = useLocation().pathname.split('/')[2];
  useEffect(() => queue.start(), [queue]);
  useEffect(() => {
    for (const { waiting } of [reviews, appeals, inbox]) void waiting.read();
  }, [reviews, appeals, inbox, section]);
  return (
    <>
      <Jump />
      <AdministrationNavigation
        cases={queue.cases.length}
        listings={reviews.waiting.value}
        appeals={appeals.waiting.value}
        inbox={inbox.waiting.value}
        isSuperAdmin={isSuperAdmin}
      />
    </>
  );
});
