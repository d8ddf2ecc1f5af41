import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { ownBar } from '../../shared/controls/ownBar';
import { messages } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';
import { useBlocking } from './useBlocking';

/** Shown instead of the message field. */
export const BlockedNotice = observer(function BlockedNotice({ thread }: { readonly thread: ThreadViewModel }) {
  const { unblock } = useBlocking(thread);
  const name = thread.other?.name ?? '';
  return (
    <Root ref={ownBar}>
      <p>{messages.blocked(name)}</p>
      <Button variant="outlined" onClick={() => void unblock()}>
        {messages.unblock(name)}
      </Button>
    </Root>
  );
});

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  flex: 'none',
  padding: 16,
  borderTop: '1px solid var(--mb-palette-divider)',
  p: { margin: 0 },
});
