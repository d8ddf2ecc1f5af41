import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { messages } from '../messages';
import { NoticeBar } from '../NoticeBar';
import type { ThreadViewModel } from './ThreadViewModel';
import { useBlocking } from './useBlocking';

/** Shown instead of the message field. */
export const BlockedNotice = observer(function BlockedNotice({ thread }: { readonly thread: ThreadViewModel }) {
  const { unblock } = useBlocking(thread);
  const name = thread.other?.name ?? '';
  return (
    <NoticeBar text={messages.blocked(name)}>
      <Button variant="outlined" onClick={() => void unblock()}>
        {messages.unblock(name)}
      </Button>
    </NoticeBar>
  );
});
