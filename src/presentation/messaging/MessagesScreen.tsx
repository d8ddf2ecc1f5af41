import { observer } from 'mobx-react-lite';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { UserProfile } from '../../domain/account/UserProfile';
import { conversationIdOf } from '../../domain/messaging/Conversation';
import { Loader } from '../shared/controls/Loader';
import { EmptyState } from '../shared/empty/EmptyState';
import { PAGE_TOP } from '../shared/page/pageMargin';
import { PageSection } from '../shared/page/PageSection';
import { PageTitle } from '../shared/page/PageTitle';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { OFFER_PARAMETER, paths } from '../shared/paths';
import { ConversationList } from './ConversationList';
import { MessagesFrame } from './MessagesFrame';
import { messages } from './messages';
import { SignedOutMessages } from './SignedOutMessages';
import { ThreadPane } from './thread/ThreadPane';
import { inboxViewModel } from './viewModels';

/** `/messages`, `/messages/{conversationId}`, `/messages?annonce={listingId}` to write to a seller, and with `&offre` to make an offer. */
export const MessagesScreen = observer(function MessagesScreen() {
  const { status, profile } = useSession();
  const { conversationId } = useParams();
  const [parameters] = useSearchParams();
  const listingId = parameters.get('annonce');
  const offer = parameters.has(OFFER_PARAMETER) ? `?${OFFER_PARAMETER}` : '';
  if (status === 'unknown') return <Loader message={messages.loading} />;
  if (profile === null && listingId !== null && offer !== '')
    return <Navigate replace to={paths.signIn(`${paths.contactSeller(listingId)}&${OFFER_PARAMETER}`)} />;
  if (profile === null) return <SignedOutMessages listingId={listingId} />;
  if (listingId !== null)
    return <Navigate replace to={`${paths.conversation(conversationIdOf(listingId, profile.uid))}${offer}`} />;
  return <OwnMessages key={profile.uid} me={profile} conversationId={conversationId ?? null} />;
});

interface OwnMessagesProps {
  readonly me: UserProfile;
  readonly conversationId: string | null;
}

/** Two columns on wide screens; on a phone the list or one conversation. */
const OwnMessages = observer(function OwnMessages({ me, conversationId }: OwnMessagesProps) {
  const inbox = useViewModel(inboxViewModel);
  useEffect(() => inbox.start(me.uid), [inbox, me.uid]);
  if (conversationId === null && inbox.isEmpty)
    return (
      <Empty>
        <PageTitle>{messages.title}</PageTitle>
        <h1>{messages.title}</h1>
        <EmptyState
          drawing="cans"
          title={messages.none}
          text={messages.noneText}
          to={paths.search()}
          linkLabel={messages.browse}
        />
      </Empty>
    );
  return (
    <MessagesFrame
      className={conversationId === null ? undefined : 'own-bar open-conversation'}
      data-open={conversationId !== null || undefined}
    >
      {conversationId === null && <PageTitle>{messages.title}</PageTitle>}
      <ConversationList inbox={inbox} uid={me.uid} openId={conversationId} />
      {conversationId === null ? (
        <p className="choose">{inbox.conversations.length > 0 && messages.choose}</p>
      ) : (
        <ThreadPane key={conversationId} id={conversationId} me={{ uid: me.uid, name: me.displayName }} />
      )}
    </MessagesFrame>
  );
});

const Empty = styled(PageSection)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  h1: { font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', margin: 0, paddingTop: PAGE_TOP },
});
