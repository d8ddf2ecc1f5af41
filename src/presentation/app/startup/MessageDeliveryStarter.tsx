import { observer } from 'mobx-react-lite';
import { useMatch } from 'react-router-dom';
import { routePatterns } from '../../shared/paths';
import { useSignedInWork } from './useSignedInWork';

/** Delivers the messages of the signed-in person on every page. Where messages are read, delivery does not wait for the page. */
export const MessageDeliveryStarter = observer(function MessageDeliveryStarter() {
  const isWriting = useMatch(routePatterns.conversation) !== null;
  useSignedInWork(async (site) => (await import('../../messaging/startDelivery')).startDelivery(site), isWriting);
  return null;
});
