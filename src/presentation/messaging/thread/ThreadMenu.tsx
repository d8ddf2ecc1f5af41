import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ReportDialog } from '../../moderation/ReportDialog';
import { BlockDialog } from './BlockDialog';
import { isOtherGone } from '../isOtherGone';
import { messages } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';
import { useBlocking } from './useBlocking';
import { paths } from '../../shared/paths';

interface ThreadMenuProps {
  readonly thread: ThreadViewModel;
  readonly uid: string;
}

/** The other person’s profile, blocking and reporting. */
export const ThreadMenu = observer(function ThreadMenu({ thread, uid }: ThreadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const { unblock } = useBlocking(thread);
  const { conversation, isBlocked, other } = thread;
  const isGone = isOtherGone(thread);
  if (other === null) return null;
  const close = () => setOpen(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton aria-label={messages.menu} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {!isGone && (
          <MenuItem component={Link} to={paths.profile(other.uid)}>
            {messages.profile}
          </MenuItem>
        )}
        {isGone ? null : isBlocked ? (
          <MenuItem onClick={choose(() => void unblock())}>{messages.unblock(other.name)}</MenuItem>
        ) : (
          <MenuItem onClick={choose(() => setOpen('block'))}>{messages.block(other.name)}</MenuItem>
        )}
        {conversation !== null && <MenuItem onClick={choose(() => setOpen('report'))}>{messages.report}</MenuItem>}
      </Menu>
      {open === 'block' && <BlockDialog thread={thread} name={other.name} onClose={close} />}
      {open === 'report' && conversation !== null && (
        <Suspense fallback={null}>
          <ReportDialog target={{ kind: 'conversation', id: conversation.id }} reporterId={uid} onClose={close} />
        </Suspense>
      )}
    </>
  );
});
