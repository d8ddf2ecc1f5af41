import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import { useNotify } from '../../shared/notices/notify';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { ReportButton } from '../../moderation/ReportButton';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { blockedMessages as messages } from '../data/messages';
import { storeFailureMessages } from '../messages';
import { blockedPeopleViewModel } from '../viewModels';

/** Buttons to report and, once signed in, to block the person. */
export const ProfileActions = observer(function ProfileActions({ profile }: { readonly profile: PublicProfile }) {
  const isSignedIn = useSession().profile !== null;
  return (
    <div className="actions">
      {isSignedIn && <BlockButton profile={profile} />}
      <ReportButton target={{ kind: 'person', id: profile.uid }} />
    </div>
  );
});

const BlockButton = observer(function BlockButton({ profile }: { readonly profile: PublicProfile }) {
  const viewModel = useViewModel(blockedPeopleViewModel);
  const [isAsking, setIsAsking] = useState(false);
  const cancel = () => setIsAsking(false);
  useBackToClose(isAsking, cancel);
  const notify = useNotify();
  const titleId = useId();
  useEffect(() => viewModel.start(), [viewModel]);
  const { displayName, uid } = profile;
  if (viewModel.status !== 'ready') return null;

  const notifyResult = (done: Awaited<ReturnType<typeof viewModel.unblock>>, text: string) =>
    notify(done.ok ? { kind: 'success', text } : { kind: 'error', text: storeFailureMessages[done.failure] });
  const block = async () => {
    setIsAsking(false);
    notifyResult(await viewModel.block({ uid, name: displayName }), messages.blocked(displayName));
  };
  const unblock = async () => notifyResult(await viewModel.unblock(uid), messages.unblocked(displayName));
  if (viewModel.isBlocked(uid))
    return (
      <Button size="small" color="inherit" onClick={() => void unblock()}>
        {messages.unblockName(displayName)}
      </Button>
    );
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsAsking(true)}>
        {messages.blockName(displayName)}
      </Button>
      <Dialog open={isAsking} onClose={cancel} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{messages.blockTitle(displayName)}</DialogTitle>
        <DialogContent>{messages.blockText(displayName)}</DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{messages.cancel}</Button>
          <Button variant="contained" color="error" onClick={() => void block()}>
            {messages.blockConfirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
});
