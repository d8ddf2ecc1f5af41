import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { AppointmentState } from '../../../domain/messaging/appointmentStatuses';
import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { useFocusInside } from '../../shared/focus/useFocusInside';
import { messages } from '../messages';
import type { MessageSender } from './MessageSender';

/** What the messages that propose something have in common. */
export interface Proposal {
  /** Of the message. */
  readonly id: string;
  readonly isOwn: boolean;
  /** Of the other person. */
  readonly name: string;
  /** Whether messages can be exchanged. */
  readonly canAnswer: boolean;
  readonly composer: MessageSender;
}

interface ProposalCardProps extends Pick<Proposal, 'isOwn' | 'canAnswer'> {
  readonly kind: 'offer' | 'appointment';
  readonly whose: string;
  readonly proposed: ReactNode;
  readonly detail?: string;
  readonly state: OfferStatus | 'lapsed' | AppointmentState;
  /** The state in words. */
  readonly status: string;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  /** Shown last; `described` is the id of what is proposed. */
  readonly actions?: ((described: string) => ReactNode) | undefined;
}

/** What somebody proposes in a conversation, with the two answers while the reader may give one, or what became of it. */
export function ProposalCard(props: ProposalCardProps) {
  const { kind, whose, proposed, detail, isOwn, state, canAnswer, status, onAccept, onRefuse, actions } = props;
  const [id, whoseId, statusId] = [useId(), useId(), useId()];
  const focusBox = useFocusInside<HTMLDivElement>();
  return (
    <Root
      {...focusBox}
      role="group"
      aria-labelledby={`${whoseId} ${id}`}
      aria-describedby={statusId}
      data-kind={kind}
      data-off={state === 'withdrawn' || state === 'cancelled' || undefined}
    >
      <span id={whoseId} className="secondary">
        {whose}
      </span>
      <strong id={id}>{proposed}</strong>
      {detail !== undefined && <span className="detail">{detail}</span>}
      {state === 'pending' && !isOwn && canAnswer ? (
        <span className="actions">
          <Button aria-describedby={id} variant="contained" onClick={onAccept}>
            {messages.accept}
          </Button>
          <Button aria-describedby={id} variant="outlined" onClick={onRefuse}>
            {messages.refuse}
          </Button>
        </span>
      ) : (
        <span id={statusId} className="secondary" data-agreed={state === 'accepted' || undefined}>
          {status}
        </span>
      )}
      {actions !== undefined && <span className="actions">{actions(id)}</span>}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 180,
  borderRadius: 10,
  '&:focus-visible': { outlineOffset: 6 },
  '.secondary': { fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
  '[data-agreed]': { fontWeight: 600, color: 'var(--mb-palette-success-main)' },
  strong: { fontFamily: 'var(--mb-font-display)', fontSize: '1.125rem', lineHeight: 1.25 },
  '&[data-kind=offer] strong': { fontSize: '1.5rem', lineHeight: 1.2 },
  // A capital letter at the beginning of the day of the week.
  'strong::first-letter': { textTransform: 'uppercase' },
  '&[data-off] strong, &[data-off] .detail': {
    textDecoration: 'line-through',
    color: 'var(--mb-palette-text-secondary)',
  },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 },
  // Their labels begin where the texts do.
  '.actions .MuiButton-text': { marginInlineStart: -10, paddingInline: 10 },
});
