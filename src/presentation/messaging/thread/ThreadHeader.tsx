import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { ThreadListing } from '../ThreadListing';
import { BackToList } from './BackToList';
import { ThreadMenu } from './ThreadMenu';
import type { ThreadViewModel } from './ThreadViewModel';

interface ThreadHeaderProps {
  readonly thread: ThreadViewModel;
  readonly uid: string;
}

/** The other person, and the listing. */
export const ThreadHeader = observer(function ThreadHeader({ thread, uid }: ThreadHeaderProps) {
  const { listing, conversation, other } = thread;
  return (
    <Root>
      <BackToList />
      <ThreadListing listing={listing} former={conversation?.listing} uid={uid}>
        <h1>{other?.name}</h1>
      </ThreadListing>
      <ThreadMenu thread={thread} uid={uid} />
    </Root>
  );
});

const Root = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  padding: '10px 8px 10px 14px',
  borderBottom: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  h1: {
    margin: 0,
    fontSize: '1.0625rem',
    fontWeight: 700,
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Below the awning, which hangs over the page.
  [SMALL_SCREEN]: { paddingTop: 18 },
});
