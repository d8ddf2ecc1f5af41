import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OfferOutcome } from '../../../domain/messaging/Message';
import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { formatPrice } from '../../shared/format/formatPrice';
import { ProposalCard, type Proposal } from '../proposals/ProposalCard';
import { TakeBackDialog } from '../proposals/TakeBackDialog';
import { messages, offerLabels, retractionTexts } from './messages';

interface OfferMessageProps extends Proposal {
  readonly euros: number;
  /** `lapsed`: still without an answer when the listing was sold. */
  readonly status: OfferStatus | 'lapsed';
}

/** An offered price, and the way to take it back before an answer. */
export function OfferMessage({ id, euros, isOwn, name, status, canAnswer, composer }: OfferMessageProps) {
  const [isAsked, setAsked] = useState(false);
  const send = (kind: OfferOutcome) => composer.send({ kind, euros, offerId: id }, null);
  const price = formatPrice({ kind: 'amount', euros });
  const canRetract = isOwn && canAnswer && status === 'pending';
  const actions = (described: string) => (
    <>
      <Button aria-describedby={described} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {retractionTexts.action}
      </Button>
      {isAsked && (
        <TakeBackDialog
          texts={retractionTexts}
          proposed={messages.price(price)}
          name={name}
          onConfirm={() => send('retraction')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
  return (
    <ProposalCard
      kind="offer"
      whose={isOwn ? messages.yours : messages.of(name)}
      proposed={price}
      isOwn={isOwn}
      canAnswer={canAnswer}
      state={status}
      status={offerLabels[status]}
      onAccept={() => send('acceptance')}
      onRefuse={() => send('refusal')}
      actions={canRetract ? actions : undefined}
    />
  );
}
