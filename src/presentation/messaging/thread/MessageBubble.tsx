import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { AppointmentStatus } from '../../../domain/messaging/appointmentStatuses';
import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { messageRisksIn } from '../../../domain/messaging/messageRisks';
import { formatMoment } from '../../shared/format/formatMoment';
import { formatPrice } from '../../shared/format/formatPrice';
import { Icon } from '../../shared/controls/Icon';
import type { ComposerViewModel } from './ComposerViewModel';
import { MessageFoot } from './MessageFoot';
import { messages, offerOutcomeTexts, riskWarnings } from '../messages';
import { AppointmentMessage } from '../appointments/AppointmentMessage';
import { outcomeTexts } from '../appointments/messages';
import { OfferMessage } from '../offers/OfferMessage';
import { PhotoMessage } from './PhotoMessage';
import type { ThreadEntry } from './threadEntries';
import type { ThreadViewModel } from './ThreadViewModel';
import { isOtherGone } from '../isOtherGone';
import { useIsRestricted } from '../useIsRestricted';
import { messages as withdrawalMessages } from '../withdrawal/messages';
import { WithdrawButton } from '../withdrawal/WithdrawButton';
import type { WithdrawalViewModel } from '../withdrawal/WithdrawalViewModel';

interface MessageBubbleProps {
  readonly entry: ThreadEntry;
  readonly thread: ThreadViewModel;
  readonly composer: ComposerViewModel;
  readonly withdrawal: WithdrawalViewModel;
  readonly offer: OfferStatus | undefined;
  readonly appointment: AppointmentStatus | undefined;
}

export const MessageBubble = observer(function MessageBubble({
  entry,
  thread,
  composer,
  withdrawal,
  offer = 'pending',
  appointment = 'pending',
}: MessageBubbleProps) {
  const { id, content, isOwn } = entry;
  const name = thread.other?.name ?? '';
  const isRestricted = useIsRestricted();
  const proposal = { id, isOwn, name, canAnswer: !thread.isBlocked && !isOtherGone(thread) && !isRestricted, composer };
  const risks = !isOwn && content.kind === 'text' ? messageRisksIn(content.text) : [];
  const mayWithdraw = withdrawal.mayWithdraw(entry);
  return (
    <Bubble data-own={isOwn || undefined} data-kind={content.kind} data-open={mayWithdraw || undefined}>
      <div className="content">
        {content.kind === 'text' && <p>{content.text}</p>}
        {content.kind === 'photo' && (
          <PhotoMessage photo={content.photo} alt={isOwn ? messages.yourPhoto : messages.photoFrom(name)} />
        )}
        {content.kind === 'offer' && (
          <OfferMessage
            {...proposal}
            euros={content.euros}
            status={offer === 'pending' && !thread.takesOffers ? 'lapsed' : offer}
          />
        )}
        {content.kind === 'appointment' && (
          <AppointmentMessage
            {...proposal}
            at={content.at}
            place={content.place}
            status={appointment}
            isCancelledByReader={thread.hasCancelled(id)}
            title={thread.conversation?.listing.title ?? ''}
            isDone={thread.listing?.state === 'sold'}
          />
        )}
        {'at' in content && content.kind !== 'appointment' && (
          <p className="answer">{outcomeTexts[content.kind](formatMoment(content.at), isOwn ? null : name)}</p>
        )}
        {'euros' in content && content.kind !== 'offer' && (
          <p className="answer">
            {offerOutcomeTexts[content.kind](formatPrice({ kind: 'amount', euros: content.euros }))}
          </p>
        )}
        {content.kind === 'withdrawn' && <p>{withdrawalMessages.withdrawn}</p>}
        {content.kind === 'unreadable' && <p className="unreadable">{messages.unreadable}</p>}
      </div>
      {risks.map((risk) => (
        <p key={risk} className="risk">
          <Icon name="shield" size={18} />
          {riskWarnings[risk]}
        </p>
      ))}
      <MessageFoot entry={entry} thread={thread}>
        {mayWithdraw && <WithdrawButton message={entry} withdrawal={withdrawal} composer={composer} />}
      </MessageFoot>
    </Bubble>
  );
});

const Bubble = styled.li({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  // The button is easier to touch than its line is high, which `content-visibility` would cut off.
  '&[data-open]': { contentVisibility: 'visible' },
  '&[data-own]': { alignItems: 'flex-end' },
  '.content': {
    maxWidth: 'min(78%, 52ch)',
    padding: '9px 14px',
    borderRadius: '18px 18px 18px 5px',
    overflowWrap: 'anywhere',
    lineHeight: 1.45,
    background: 'var(--mb-palette-background-sunk)',
    color: 'var(--mb-palette-text-primary)',
    p: { margin: 0, whiteSpace: 'pre-wrap' },
  },
  '[data-theme="dark"] & .content': { background: 'var(--mb-palette-divider)' },
  '&[data-own] .content': {
    borderRadius: '18px 18px 5px',
    background: 'var(--mb-palette-secondary-main)',
    color: 'var(--mb-palette-secondary-contrastText)',
  },
  '&[data-kind=photo] .content': { padding: 4 },
  '&[data-kind=photo] .content > button': { borderRadius: '14px 14px 14px 2px' },
  '&[data-kind=photo][data-own] .content > button': { borderRadius: '14px 14px 2px' },
  '&[data-kind=offer] .content, &[data-kind=appointment] .content': {
    border: '1.5px solid var(--mb-palette-accent-main)',
    background: 'var(--mb-palette-background-paper)',
    color: 'var(--mb-palette-text-primary)',
  },
  '&[data-kind=withdrawn] .content': {
    padding: '8px 13px',
    border: '1px solid var(--mb-palette-divider)',
    fontStyle: 'italic',
    background: 'none',
    color: 'var(--mb-palette-text-secondary)',
  },
  '.answer': { fontWeight: 650 },
  '.unreadable': { fontStyle: 'italic' },
  '.risk': {
    display: 'flex',
    gap: 8,
    maxWidth: 'min(78%, 52ch)',
    boxSizing: 'border-box',
    margin: '4px 0 0',
    padding: '8px 12px',
    borderRadius: 12,
    fontSize: '0.875rem',
    lineHeight: 1.45,
    border: '1px solid var(--mb-palette-warning-main)',
    color: 'var(--mb-palette-text-primary)',
    svg: { flex: 'none', marginTop: 1, color: 'var(--mb-palette-warning-main)' },
  },
});
