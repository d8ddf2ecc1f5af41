import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { formatPrice } from '../../shared/format/formatPrice';
import { messages, offerLabels } from '../messages';
import { ProposalCard, type Proposal } from '../proposals/ProposalCard';

interface OfferMessageProps extends Proposal {
  readonly euros: number;
  /** `lapsed`: still without an answer when the listing was sold. */
  readonly status: OfferStatus | 'lapsed';
}

/** An offered price. */
export function OfferMessage({ id, euros, isOwn, name, status, canAnswer, composer }: OfferMessageProps) {
  const answer = (kind: 'acceptance' | 'refusal') => () => composer.send({ kind, euros, offerId: id }, null);
  return (
    <ProposalCard
      kind="offer"
      whose={isOwn ? messages.yourOffer : messages.offerOf(name)}
      proposed={formatPrice({ kind: 'amount', euros })}
      isOwn={isOwn}
      canAnswer={canAnswer}
      isPending={status === 'pending'}
      status={offerLabels[status]}
      onAccept={answer('acceptance')}
      onRefuse={answer('refusal')}
    />
  );
}
