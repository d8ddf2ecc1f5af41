import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Loader } from '../shared/controls/Loader';
import { NARROW_MARGIN } from '../shared/page/pageMargin';
import { SMALL_SCREEN } from '../shared/page/screenWidths';
import { useViewModel } from '../shared/useViewModel';
import { listingDisplay } from '../shared/viewModels';
import { ConversationRow } from './ConversationRow';
import type { InboxViewModel } from './InboxViewModel';
import { failures, messages, retry } from './messages';
import { NotificationOffer } from './NotificationOffer';

interface ConversationListProps {
  readonly inbox: InboxViewModel;
  readonly uid: string;
  readonly openId: string | null;
}

/** Relative times change at most once a minute. */
const MINUTE = 60_000;

/** All conversations, the last active one first. */
export const ConversationList = observer(function ConversationList({ inbox, uid, openId }: ConversationListProps) {
  const { conversations, mayHaveMore, status } = inbox;
  const ref = useScrollPosition(inbox);
  const now = Math.floor(useViewModel(listingDisplay).now() / MINUTE) * MINUTE;
  return (
    <Root
      aria-label={messages.list}
      ref={ref}
      onScroll={(event) => {
        inbox.listPosition = event.currentTarget.scrollTop;
      }}
    >
      {openId === null ? <h1>{messages.title}</h1> : <h2>{messages.title}</h2>}
      {status === 'loading' && <Loader message={messages.loading} />}
      {status !== 'loading' && status !== 'ready' && (
        <div className="note" role="alert">
          <p>{failures[status]}</p>
          <Button variant="outlined" onClick={inbox.retry}>
            {retry}
          </Button>
        </div>
      )}
      {inbox.isEmpty && <p className="note">{messages.none}.</p>}
      {conversations.length > 0 && <NotificationOffer inbox={inbox} />}
      <ul>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            uid={uid}
            isOpen={conversation.id === openId}
            now={now}
          />
        ))}
      </ul>
      {mayHaveMore && (
        <Button fullWidth onClick={inbox.showMore}>
          {messages.more}
        </Button>
      )}
    </Root>
  );
});

/** Restores the scroll position of the list: each conversation is a page of its own, which mounts it again. */
function useScrollPosition(inbox: InboxViewModel) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.scrollTop = inbox.listPosition;
  }, [inbox]);
  return ref;
}

const Root = styled.nav({
  overflowY: 'auto !important' as 'auto',
  padding: '4px 8px 12px',
  overscrollBehavior: 'contain',
  'h1, h2': {
    margin: '16px 12px 10px',
    fontFamily: 'var(--mb-font-display)',
    fontWeight: 750,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    // Where the list is a page of its own, as high and as large as the headings of other pages.
    [SMALL_SCREEN]: { margin: '20px 10px 10px', font: 'var(--mb-font-h1)', letterSpacing: '-0.02em' },
  },
  // The words of the list, 10 px within it, stand where those of other pages do.
  [SMALL_SCREEN]: { paddingInline: `calc(${NARROW_MARGIN} - 10px)` },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
  '.note': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 12,
    padding: 12,
    p: { margin: 0, lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
  },
});
