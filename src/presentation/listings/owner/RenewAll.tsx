import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { canBeRenewed } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import { useOwnRestriction } from '../../moderation/useOwnRestriction';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { listingActionsViewModel } from '../viewModels';
import { actionFailure, renewAllMessages as messages } from './messages';
import { Line } from './RetryNotice';

/** Renews all listings that can be, one after the other, where there are several. */
export const RenewAll = observer(function RenewAll({ listings }: { readonly listings: readonly Listing[] }) {
  const actions = useViewModel(listingActionsViewModel);
  const now = useViewModel(listingDisplay).now();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const isRestricted = useOwnRestriction() !== null;
  const renewable = isRestricted ? [] : listings.filter((listing) => canBeRenewed(listing, now));
  if (renewable.length < 2 && !isRunning) return null;
  const renew = async () => {
    setRunning(true);
    const { refusal, renewed } = await actions.renewAll(renewable);
    setRunning(false);
    notify(
      refusal === null
        ? { kind: 'success', text: messages.done(renewed) }
        : { kind: 'error', text: messages.stopped(renewed, renewable.length - renewed, actionFailure(refusal)) },
    );
  };
  return (
    <Line role="status">
      <p>{isRunning ? messages.running : messages.count(renewable.length)}</p>
      <Button variant="contained" disabled={isRunning} onClick={() => void renew()}>
        {messages.all}
      </Button>
    </Line>
  );
});
