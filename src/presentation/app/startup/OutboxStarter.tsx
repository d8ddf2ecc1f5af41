import { observer } from 'mobx-react-lite';
import { useMatch } from 'react-router-dom';
import { routePatterns } from '../../shared/paths';
import { useSignedInWork } from './useSignedInWork';

/** Sends the messages and the listing of the signed-in person that wait for the server, on every page. Where messages are read, theirs do not wait for the page. */
export const OutboxStarter = observer(function OutboxStarter() {
  const isWriting = useMatch(routePatterns.conversation) !== null;
  useSignedInWork(async (site) => (await import('../../messaging/startDelivery')).startDelivery(site), isWriting);
  useSignedInWork(async (site) =>
    (await import('../../listings/posting/queue/publishInBackground')).publishInBackground(site),
  );
  return null;
});
