import { observer } from 'mobx-react-lite';
import { useMatch } from 'react-router-dom';
import { routePatterns } from '../../shared/paths';
import { useSignedInWork } from './useSignedInWork';

/** Starts what is carried out for the signed-in person on every page. Where messages are read, it does not wait for the page. */
export const OutboxStarter = observer(function OutboxStarter() {
  const isWriting = useMatch(routePatterns.conversation) !== null;
  useSignedInWork(async (site) => (await import('./startOutboxes')).startOutboxes(site), isWriting);
  return null;
});
